/** The clocks between two messages of the server: counted on here, at most once a second. */
import { thresholdPassed, timeLeftSpoken } from '../lib/clocks';
import type { Waiting } from '../lib/protocol';

/** What is said and heard when time gets short. */
export interface Alarms {
  /** So many milliseconds are left to a seat, at one of the thresholds. */
  short(seat: number, threshold: number): void;
}

/** A little after the second, so that the number has really changed. */
const LATE = 20;
const SECOND = 1000;

export class Ticking {
  #told: Waiting | null = $state.raw(null);
  #now = $state(0);
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What each running clock showed last, to see what it passes. */
  #before = new Map<number, number>();

  constructor(
    readonly alarms: Alarms,
    readonly time: () => number = () => performance.now(),
  ) {}

  hear(told: Waiting | null): void {
    this.#told = told;
    this.#heardAt = this.time();
    this.#tick();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get #since(): number {
    return Math.max(this.#now - this.#heardAt, 0);
  }

  /** Is there a clock at this table? */
  get hasClocks(): boolean {
    return this.#told?.left.some((left) => left >= 0) ?? false;
  }

  isRunning(seat: number): boolean {
    return this.#told?.running.includes(seat) ?? false;
  }

  /** Milliseconds that a seat has left; -1 without a clock. */
  left(seat: number): number {
    const left = this.#told?.left[seat] ?? -1;
    return left < 0 || !this.isRunning(seat) ? left : Math.max(left - this.#since, 0);
  }

  /** Who is waited for and away, and in how many milliseconds the seat can be claimed; -1 where the clock decides. */
  get away(): { seat: number; claimIn: number }[] {
    return (this.#told?.away ?? []).map(({ seat, claim_in }) => ({
      seat,
      claimIn: claim_in < 0 ? -1 : Math.max(claim_in - this.#since, 0),
    }));
  }

  /** Who has not come to the table since the game began, and in how many milliseconds it is broken off; null if all have come. */
  get unseen(): { seats: readonly number[]; abortIn: number } | null {
    const told = this.#told;
    return told && told.unseen.length > 0
      ? { seats: told.unseen, abortIn: Math.max(told.abort_in - this.#since, 0) }
      : null;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#now = this.time();
    const running = this.#told?.running ?? [];
    for (const seat of running) {
      const left = this.left(seat);
      const passed = thresholdPassed(this.#before.get(seat) ?? left, left);
      this.#before.set(seat, left);
      if (passed !== null) this.alarms.short(seat, passed);
    }
    for (const seat of this.#before.keys()) if (!running.includes(seat)) this.#before.delete(seat);
    const moving = [
      ...running.map((seat) => this.left(seat)),
      ...this.away.map(({ claimIn }) => claimIn),
      this.unseen?.abortIn ?? 0,
    ].filter((left) => left > 0);
    if (moving.length > 0) this.#timer = setTimeout(() => this.#tick(), (moving[0]! % SECOND || SECOND) + LATE);
  }
}

/** "You have 20 seconds left.", "Bob has 5 seconds left." */
export function shortWords(name: string, threshold: number): string {
  return `${name ? `${name} has` : 'You have'} ${timeLeftSpoken(threshold)} left.`;
}
