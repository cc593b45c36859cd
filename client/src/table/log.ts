/** The log: one line for each event, and one line for a run of small events that belong together. */
import type { Happening } from '../games/board';
import type { Told } from '../lib/protocol';

export interface Line {
  told: Told;
  run: null;
}

/** Several events in one line, which can be unfolded. */
export interface Run {
  told: null;
  run: readonly Told[];
}

/** Events in a row that ``small`` says yes to are put together; one alone stays a line. */
export function lined(told: readonly Told[], small: (event: Happening) => boolean): (Line | Run)[] {
  const lines: (Line | Run)[] = [];
  let run: Told[] = [];
  const end = (): void => {
    if (run.length > 1) lines.push({ told: null, run });
    else lines.push(...run.map((each) => ({ told: each, run: null })));
    run = [];
  };
  for (const each of told) {
    if (small(each.event)) run.push(each);
    else {
      end();
      lines.push({ told: each, run: null });
    }
  }
  end();
  return lines;
}
