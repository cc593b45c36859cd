/** A replay as it is watched: which moment, through whose eyes, and what has been fetched of it. */
import { boardOf } from '../boards';
import type { GameBoard, Happening, View } from '../boards/board';
import { contentOf, getFrame, getReplay } from '../lib/api';
import { SPECTATOR, type Frame, type ReplayInfo, type SeatInfo, type Told } from '../lib/protocol';
import { duration, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sounds';
import { Playback } from './playback';

export type Eyes = number | 'all' | 'watch';

/** Between two moments of an autoplay, besides what the events take. */
const BREATH = 500;
/** Fetched ahead while nobody waits for anything. */
const AT_ONCE = 4;

export class ReplayShow {
  info: ReplayInfo | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  content: unknown = $state.raw(null);
  eyes: Eyes = $state('all');
  number = $state(0);
  view: View | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  playing: Happening | null = $state.raw(null);
  running = $state(false);
  problem: unknown = $state.raw(null);
  frames: ReadonlyMap<number, Frame> = $state.raw(new Map());

  #playback: Playback;
  #wanted = 0;
  #closed = false;
  #asked = new Map<string, Promise<Frame>>();

  constructor(readonly id: string) {
    this.#playback = new Playback({
      view: (view) => (this.view = view),
      playing: (event) => (this.playing = event),
      told: () => undefined,
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
      this.content = await contentOf(info.game).catch(() => null);
      this.info = info;
      await this.goTo(0);
      void this.#fetchAhead();
    } catch (thrown) {
      this.problem = thrown;
    }
  }

  close(): void {
    this.#closed = true;
    this.running = false;
    this.#playback.skip();
  }

  get last(): number {
    return Math.max((this.info?.frames ?? 1) - 1, 0);
  }

  get seats(): SeatInfo[] {
    return (this.info?.names ?? []).map((name, seat) => {
      const bot = this.info?.bots[seat] ?? '';
      return { seat, name, kind: bot ? 'bot' : 'person', bot, online: true, mine: false };
    });
  }

  /** The seat at the bottom of the board. */
  get seat(): number {
    return typeof this.eyes === 'number' ? this.eyes : SPECTATOR;
  }

  /** Every hand, by seat, when all is seen. */
  get openHands(): Record<number, readonly number[]> | undefined {
    const { frame, board } = this;
    const handOf = board?.handOf;
    if (this.eyes !== 'all' || !frame || !handOf) return undefined;
    return Object.fromEntries(frame.views.map((view, seat) => [seat, handOf(view)]));
  }

  /** What was told up to this moment, as far as it has been fetched. */
  get told(): Told[] {
    const told: Told[] = [];
    for (let number = 0; number <= this.number; number += 1) told.push(...(this.frames.get(number)?.told ?? []));
    return told;
  }

  #fetch(number: number, eyes: Eyes = this.eyes): Promise<Frame> {
    const key = `${eyes}/${number}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = getFrame(this.id, number, eyes);
      asked.then(
        (frame) => {
          if (eyes === this.eyes) this.frames = new Map(this.frames).set(number, frame);
        },
        () => this.#asked.delete(key),
      );
      this.#asked.set(key, asked);
    }
    return asked;
  }

  /** The rest, from the beginning, gently: the log wants all of it. */
  async #fetchAhead(): Promise<void> {
    const eyes = this.eyes;
    for (let from = 0; from <= this.last; from += AT_ONCE) {
      if (this.#closed || eyes !== this.eyes) return;
      const batch = Array.from({ length: Math.min(AT_ONCE, this.last - from + 1) }, (_, step) => from + step);
      await Promise.allSettled(batch.map((number) => this.#fetch(number, eyes)));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.#playback.skip();
    const known = [...this.#asked].filter(([key]) => key.startsWith(`${eyes}/`)).map(([, asked]) => asked);
    const frames = await Promise.allSettled(known);
    if (eyes !== this.eyes) return;
    this.frames = new Map(frames.flatMap((each) => (each.status === 'fulfilled' ? [[each.value.number, each.value] as const] : [])));
    await this.goTo(this.number);
    void this.#fetchAhead();
  }

  /** Straight to a moment, or, one step on, through what happens on the way. */
  async goTo(number: number, { watched = false } = {}): Promise<void> {
    const wanted = Math.min(Math.max(number, 0), this.last);
    this.#wanted = wanted;
    this.#playback.skip();
    try {
      const frame = await this.#fetch(wanted);
      if (wanted !== this.#wanted || this.#closed) return;
      const before = watched && wanted === this.number + 1 ? this.view : null;
      this.number = wanted;
      if (before) await this.#playback.play({ seat: this.seat, told: frame.told, scene: null }, before, this.board);
      if (wanted !== this.#wanted) return;
      this.frame = frame;
      this.view = frame.views[0] ?? null;
      this.problem = null;
    } catch (thrown) {
      this.problem = thrown;
      this.running = false;
    }
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
      await this.goTo(this.number + 1, { watched: true });
      await new Promise((resolve) => setTimeout(resolve, settings.speed === 0 ? 900 : duration(BREATH)));
    }
    this.running = false;
  }

  step(by: number): void {
    this.running = false;
    void this.goTo(this.number + by, { watched: by === 1 });
  }
}
