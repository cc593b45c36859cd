/** A replay as it is watched: which moment, and as which viewer. It is fetched once for each viewer, in one stream. */
import { boardOf } from '../games';
import type { GameBoard, Happening, View } from '../games/board';
import { getReplay, replaySteps } from '../lib/api';
import { SPECTATOR, type ReplayInfo, type SeatInfo, type Told } from '../lib/protocol';
import { duration, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sounds';
import { Playback } from './playback';
import { Reel, type Moment } from './reel';

export type Viewer = number | 'all' | 'watch';

/** Between two moments of an autoplay, besides what the events take. */
const BREATH = 500;

export class ReplayShow {
  info: ReplayInfo | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  content: unknown = $state.raw(null);
  viewer: Viewer = $state('all');
  number = $state(0);
  view: View | null = $state.raw(null);
  frame: Moment | null = $state.raw(null);
  playing: Happening | null = $state.raw(null);
  running = $state(false);
  problem: unknown = $state.raw(null);

  /** The number of the last event that has been played. */
  #heard = $state(Infinity);
  #playback: Playback;
  #wanted = 0;
  #closed = false;
  #reels = new Map<Viewer, Reel>();
  #stream: AbortController | null = null;
  /** Those who wait for a moment that has not come yet. */
  #arrivals: (() => void)[] = [];

  constructor(readonly id: string) {
    this.#playback = new Playback({
      view: (view) => (this.view = view),
      playing: (event) => (this.playing = event),
      told: ({ number }) => (this.#heard = Math.max(this.#heard, number)),
      scene: () => undefined,
      sound,
      duration,
    });
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      const info = await getReplay(this.id);
      this.board = await boardOf(info.game);
      this.content = await this.board.content?.().catch(() => null);
      this.info = info;
      void this.#fetch(this.viewer);
      await this.goTo(0);
    } catch (thrown) {
      this.problem = thrown;
    }
  }

  close(): void {
    this.#closed = true;
    this.running = false;
    this.#stream?.abort();
    this.#playback.skip();
  }

  get last(): number {
    return Math.max((this.info?.frames ?? 1) - 1, 0);
  }

  get seats(): SeatInfo[] {
    return (this.info?.names ?? []).map((name, seat) => {
      const bot = this.info?.bots[seat] ?? '';
      return {
        seat,
        name,
        kind: bot ? 'bot' : 'person',
        bot,
        level: '',
        online: true,
        mine: false,
        gone: '',
        stands: '',
      };
    });
  }

  /** The seat at the bottom of the board. */
  get seat(): number {
    return typeof this.viewer === 'number' ? this.viewer : SPECTATOR;
  }

  /** Every hand, by seat, when all is seen. */
  get openHands(): Record<number, readonly number[]> | undefined {
    const { frame, board } = this;
    const handOf = board?.handOf;
    if (this.viewer !== 'all' || !frame || !handOf) return undefined;
    return Object.fromEntries(frame.views.map((view, seat) => [seat, handOf(view)]));
  }

  /** What was told up to this moment; while a step is played, up to the event on stage. */
  get told(): Told[] {
    void this.frame; // The rest is not reactive.
    const told = this.#reels.get(this.viewer)?.told(this.number) ?? [];
    return this.#heard === Infinity ? told : told.filter(({ number }) => number <= this.#heard);
  }

  async #fetch(viewer: Viewer): Promise<void> {
    const reel = new Reel();
    const stream = new AbortController();
    this.#stream = stream;
    this.#reels.set(viewer, reel);
    try {
      await replaySteps(
        this.id,
        viewer,
        (step) => {
          reel.add(step);
          this.#arrived();
        },
        stream.signal,
      );
      if (reel.length <= this.last) throw new Error('The replay was interrupted.');
    } catch (thrown) {
      this.#reels.delete(viewer);
      if (!stream.signal.aborted) this.problem = thrown;
      this.running = false;
    }
    this.#arrived();
  }

  #arrived(): void {
    const waiting = this.#arrivals;
    this.#arrivals = [];
    for (const go of waiting) go();
  }

  /** The moment, as soon as it has come; null if it never does. */
  async #moment(number: number): Promise<Moment | null> {
    const { viewer } = this;
    for (;;) {
      const reel = this.#reels.get(viewer);
      const found = reel?.at(number);
      if (found || !reel || this.#closed || viewer !== this.viewer) return found ?? null;
      await new Promise<void>((resolve) => this.#arrivals.push(resolve));
    }
  }

  async look(viewer: Viewer): Promise<void> {
    this.#playback.skip();
    const whole = (this.#reels.get(this.viewer)?.length ?? 0) > this.last;
    if (!whole) {
      this.#stream?.abort();
      this.#reels.delete(this.viewer);
    }
    this.viewer = viewer;
    this.#arrived();
    if (!this.#reels.has(viewer)) void this.#fetch(viewer);
    await this.goTo(this.number);
  }

  /** Straight to a moment, or, one step on, through what happens on the way. */
  async goTo(number: number, { watched = false } = {}): Promise<void> {
    const wanted = Math.min(Math.max(number, 0), this.last);
    this.#wanted = wanted;
    this.#playback.skip();
    const frame = await this.#moment(wanted);
    if (!frame || wanted !== this.#wanted || this.#closed) return;
    const before = watched && wanted === this.number + 1 ? this.view : null;
    this.#heard = before && frame.told[0] ? frame.told[0].number - 1 : Infinity;
    this.number = wanted;
    if (before) await this.#playback.play({ seat: this.seat, told: frame.told, scene: null }, before, this.board);
    if (wanted !== this.#wanted) return;
    this.#heard = Infinity;
    this.frame = frame;
    this.view = frame.views[0] ?? null;
    this.problem = null;
  }

  async run(): Promise<void> {
    if (this.running) {
      this.running = false;
      this.#playback.skip();
      return;
    }
    this.running = true;
    if (this.number >= this.last) await this.goTo(0);
    while (this.running && this.number < this.last && !this.#closed) {
      const before = this.number;
      await this.goTo(before + 1, { watched: true });
      if (this.number === before) break;
      if (this.frame?.told.length === 0) continue; // Nobody could see what was decided.
      await new Promise((resolve) => setTimeout(resolve, settings.speed === 0 ? 900 : duration(BREATH)));
    }
    this.running = false;
  }

  step(by: number): void {
    this.running = false;
    void this.goTo(this.number + by, { watched: by === 1 });
  }
}
