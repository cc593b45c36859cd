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

  /** So many moments have been looked at closely, and so many at a glance. */
  #closely = $state(0);
  #glanced = $state(0);

  /** All is known. */
  get done(): boolean {
    return this.end?.final === true;
  }

  /** It is being refined: what is shown comes from a first look. */
  get closer(): boolean {
    return this.end !== null && !this.done;
  }

  /** From 0 to 1: of the first look, then of the closer one. */
  get progress(): number {
    if (this.done) return 1;
    if (!this.start) return 0;
    const { first, moments } = this.start;
    const [so, of] = first > 0 && this.end === null ? [this.#glanced, first] : [this.#closely, moments];
    return of > 0 ? Math.min(so / of, 1) : 0;
  }

  /** A moment has come: it takes the place of what the first look found there. */
  #came(moment: AnalysedMoment): void {
    if (this.start && this.start.first > 0 && this.end === null) this.#glanced += 1;
    else this.#closely += 1;
    const before = this.moments.filter(({ frame }) => frame < moment.frame);
    const after = this.moments.filter(({ frame }) => frame > moment.frame);
    this.moments = [...before, moment, ...after];
  }

  async #fetch(): Promise<void> {
    try {
      await analysisOf(
        this.id,
        (line) => {
          if ('bot' in line) this.start = line;
          else if ('keys' in line) this.end = line;
          else this.#came(line);
        },
        this.#stream.signal,
      );
      if (!this.done) throw new Error('The analysis was interrupted.');
    } catch (thrown) {
      if (!this.#stream.signal.aborted) this.problem = thrown;
    }
  }

  /** Nobody looks any more: the bots may stop. */
  close(): void {
    this.#stream.abort();
  }
}
