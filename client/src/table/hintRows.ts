/** The rows under a hint: what was weighed, and what it is worth. Nothing here draws. */
import type { CandidateInfo } from '../lib/protocol';

const MOST = 5;

export interface HintRow {
  key: string;
  label: string;
  /** How often in 100 to play it; null where there is no need to mix. */
  often: number | null;
  /** The chance to win, in per cent; null where too few games were imagined to say. */
  part: number | null;
  said: string;
  visits: number;
  chosen: boolean;
}

/** The best few, the advised one among them. They come in their order: the best first, or the most frequent. */
export function hintRows(candidates: readonly CandidateInfo[], advised: number | number[]): HintRow[] {
  const rows = candidates.map(({ value, label, estimate, visits, rate, said }) => ({
    key: String(value),
    label,
    often: rate === null ? null : Math.round(100 * rate),
    part: said.endsWith('%') ? Math.round(100 * Math.min(Math.max(estimate, 0), 1)) : null,
    said,
    visits,
    chosen: String(value) === String(advised),
  }));
  return rows.filter(({ chosen }, place) => chosen || place < MOST);
}
