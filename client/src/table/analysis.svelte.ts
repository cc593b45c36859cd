/** An analysis as it comes in: moment by moment, then the moments that mattered. */
import { analysisOf } from '../lib/api';
import type { AnalysedMoment, AnalysisEnd, AnalysisStart } from '../lib/protocol';

export class AnalysisShow {
  start: AnalysisStart | null = $state.raw(null);
  moments: readonly AnalysedMoment[] = $state.raw([]);
  end: AnalysisEnd | null = $state.raw(null);
  problem: unknown = $state.raw(null);

  #stream = new AbortController();

  constructor(readonly id: string) {
    void this.#fetch();
  }

  /** From 0 to 1. */
  get progress(): number {
    if (this.end) return 1;
    return this.start && this.start.moments > 0 ? this.moments.length / this.start.moments : 0;
  }

  async #fetch(): Promise<void> {
    try {
      await analysisOf(
        this.id,
        (line) => {
          if ('bot' in line) this.start = line;
          else if ('keys' in line) this.end = line;
          else this.moments = [...this.moments, line];
        },
        this.#stream.signal,
      );
      if (!this.end) throw new Error('The analysis was interrupted.');
    } catch (thrown) {
      if (!this.#stream.signal.aborted) this.problem = thrown;
    }
  }

  /** Nobody looks any more: the bots may stop. */
  close(): void {
    this.#stream.abort();
  }
}
