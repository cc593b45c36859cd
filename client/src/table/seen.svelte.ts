/** A table as this browser sees it: what is known, what is on stage, what is picked, and what follows from that. */
import type { GameBoard, Happening, Odds, View } from '../games/board';
import { SPECTATOR, type AskedInfo, type OptionInfo, type SeatInfo, type Told } from '../lib/protocol';
import type { LineState } from '../lib/socket';
import { isPerson } from './acts';
import type { Coaching } from '../lesson/coaching.svelte';
import type { Placing } from './placing.svelte';
import { EMPTY, openQuestion, type Room, type WholeScene } from './room';
import { lit, markedThings, marksOf, usuallyDrawn } from './selection';
import type { TableActs } from './tableActs.svelte';
import { calledPlainly, type Unsent } from './words';

export abstract class SeenTable {
  room: Room = $state.raw(EMPTY);
  line: LineState = $state('connecting');
  board: GameBoard | null = $state.raw(null);
  content: unknown = $state.raw(null);
  /** As which viewer this browser looks: a seat, or SPECTATOR. */
  viewer = $state(SPECTATOR);
  /** Who should take the screen before anything of theirs is shown; null if the right one sits here. */
  curtain: number | null = $state(null);
  /** The scene on stage; what is asked in it is asked now. */
  scene: WholeScene | null = $state.raw(null);
  view: View | null = $state.raw(null);
  playing: Happening | null = $state.raw(null);
  busy = $state(false);
  /** The last event that the log shows. */
  toldUpto = $state(-1);
  /** The last event before this seat's last answer. */
  since = $state(-1);
  picked: readonly string[] = $state.raw([]);
  toConfirm: OptionInfo | null = $state.raw(null);
  /** Leaving, draws, claims, and the clocks. */
  abstract readonly acts: TableActs;
  /** The coach, at the table of a lesson. */
  abstract readonly coaching: Coaching;

  /** The place that was last asked for; `placing` while it still is. */
  protected pointing: Placing | null = $state.raw(null);
  /** What the server has counted, and for which question. */
  protected counted: { question: number; outlook: unknown } | null = $state.raw(null);

  /** Is the table out of reach? Not before it was reached once. */
  get offline(): boolean {
    return (
      this.line === 'waiting' || this.line === 'silent' || (this.line === 'connecting' && this.room.table !== null)
    );
  }

  /** What was answered here and may not have arrived. */
  get unsent(): Unsent[] {
    return Object.entries(this.room.answered)
      .filter(([, { acknowledged }]) => !acknowledged)
      .map(([seat, { words, sent }]) => ({ seat: Number(seat), words, waits: !sent }));
  }

  get seats(): readonly SeatInfo[] {
    return this.room.table?.seats ?? [];
  }

  /** What is asked of the seat at this screen, once all that led to it has been shown. */
  readonly asked: AskedInfo | null = $derived.by(() => {
    if (this.room.table?.state === 'abandoned') return null;
    // The scene on stage may be of the past, while what followed it is still being shown.
    if (this.curtain !== null || this.scene?.asked?.id !== this.room.scenes[this.viewer]?.asked?.id) return null;
    return openQuestion(this.room, this.scene);
  });

  // What boards look up for each square and each card is worked out once, not for each of them.

  /** The things that can be marked in any combination, if that is how the question is answered. */
  readonly marks: string[] = $derived(this.asked ? marksOf(this.asked) : []);

  /** The place that is being pointed at, where one is asked for. */
  get placing(): Placing | null {
    return this.pointing && this.pointing.asked.id === this.asked?.id ? this.pointing : null;
  }

  readonly lit: Set<string> = $derived.by(() => {
    // While something is to be looked at, a click only opens its details.
    if (this.coaching.looking) return new Set();
    return this.asked ? lit(this.asked, this.toConfirm ? [] : this.picked) : new Set();
  });

  /** What is sure of the things that are lit. */
  readonly marked: { wins: Set<string>; dim: Set<string> } = $derived(
    this.asked ? markedThings(this.asked, this.toConfirm ? [] : this.picked) : { wins: new Set(), dim: new Set() },
  );

  readonly odds: Map<number, Odds> = $derived(
    this.asked && this.view && this.board ? this.board.odds(this.view, this.asked, this.outlook) : new Map(),
  );

  /** What the server has counted for the odds of what is asked. */
  get outlook(): unknown {
    return this.counted && this.counted.question === this.asked?.id ? this.counted.outlook : null;
  }

  readonly told: readonly Told[] = $derived(
    (this.room.told[this.viewer] ?? []).filter((told) => told.number <= this.toldUpto),
  );

  /** What a thing on the table is called, in lists. */
  called = (thing: string): string => {
    const told = this.view && this.board?.called?.(thing, this.view, this.content);
    return told || calledPlainly(thing, this.seats);
  };

  /** May a bot do this for the player? */
  get mayDelegate(): boolean {
    return (
      this.scene?.can_hint === true &&
      this.asked !== null &&
      this.view !== null &&
      this.board?.setsUp?.(this.asked.ask, this.view) === true
    );
  }

  /** The secret choice of this seat that the others have not met yet. */
  get committed(): OptionInfo | null {
    return this.busy || this.curtain !== null ? null : (this.scene?.chosen ?? null);
  }

  /** Is the thing picked by pointing at it, where this is asked? */
  draws = (thing: string): boolean => this.board?.draws?.(thing, this.asked?.ask ?? '') ?? usuallyDrawn(thing);

  /** Is something picked or pointed at that can be left again, or was it an answer that this question only goes on with? */
  get canCancel(): boolean {
    return this.begun || this.goesOn;
  }

  /** Something is picked, waits to be confirmed or is pointed at. A set is marked and unmarked instead. */
  protected get begun(): boolean {
    const { asked, placing } = this;
    if (!asked) return false;
    return this.toConfirm !== null || (this.picked.length > 0 && !asked.sets) || (placing?.tried.length ?? 0) > 0;
  }

  /** The question follows from a choice of the same player that can be taken back: a card was chosen, and now its target. */
  protected get goesOn(): boolean {
    const { asked } = this;
    return asked !== null && this.undoing === 'free' && this.board?.goesOn?.has(asked.ask) === true;
  }

  /** How the last answer of this seat can be taken back: at once, if the others agree, or not at all. */
  get undoing(): 'free' | 'ask' | 'none' {
    if (!this.scene || this.curtain !== null || this.room.undo) return 'none';
    if (this.scene.can_undo) return 'free';
    if (!this.scene.can_ask_undo) return 'none';
    // One thing at a time is put to the others.
    if (this.others && this.acts.draw) return 'none';
    // Bots agree to everything, and so do people at the same browser.
    return this.others ? 'ask' : 'free';
  }

  /** Does anybody else play here, at another browser? */
  protected get others(): boolean {
    return this.seats.some((seat) => isPerson(seat) && !seat.mine);
  }

  /** Are there hints and taking back at this table? Between people only if it was opened so. */
  get helps(): boolean {
    return this.scene?.gone !== true && (this.room.table?.help === true || !this.others);
  }
}
