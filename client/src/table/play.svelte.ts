/** A table as this browser plays at it: the line, what is known, what is on stage, and what is picked. */
import { tick } from 'svelte';
import { boardOf } from '../boards';
import type { GameBoard, Happening, Odds, View } from '../boards/board';
import { announce } from '../lib/announce.svelte';
import { contentOf } from '../lib/api';
import { me } from '../lib/me.svelte';
import { SPECTATOR, type AskedInfo, type GreyInfo, type OptionInfo, type Scene, type SeatInfo, type Told, type ToBrowser } from '../lib/protocol';
import { duration } from '../lib/settings.svelte';
import { openLine, type Line, type LineState } from '../lib/socket';
import { play as sound } from '../lib/sounds';
import { toast } from '../lib/toast.svelte';
import { Playback } from './playback';
import { EMPTY, heard, nextBeat, openQuestion, sameQuestion, saidByOther, sent, type Room } from './room';
import { lit, markable, needsConfirmation, pick, whyNot } from './selection';
import { notNow } from './words';

/** So many beats behind, it stops showing each and catches up. */
const BEHIND = 4;

export class TablePlay {
  room: Room = $state.raw(EMPTY);
  line: LineState = $state('connecting');
  board: GameBoard | null = $state.raw(null);
  /** The game has no board here. */
  boardless = $state(false);
  content: unknown = $state.raw(null);
  /** Through whose eyes this browser looks. */
  eyes = $state(SPECTATOR);
  /** Who should take the screen before anything of his is shown; null if the right one sits here. */
  curtain: number | null = $state(null);
  /** The scene on stage; what is asked in it is asked now. */
  scene: Scene | null = $state.raw(null);
  view: View | null = $state.raw(null);
  playing: Happening | null = $state.raw(null);
  busy = $state(false);
  /** The last event that the log shows. */
  toldUpto = $state(-1);
  picked: readonly string[] = $state.raw([]);
  toConfirm: OptionInfo | null = $state.raw(null);
  why: GreyInfo | null = $state.raw(null);
  /** Waiting for the bot's advice. */
  thinking = $state(false);

  #line: Line;
  #playback: Playback;
  #narrated: string[] = [];
  #welcomed = false;

  constructor(readonly id: string) {
    this.#playback = new Playback({
      view: (view) => (this.view = view),
      playing: (event) => (this.playing = event),
      told: (told) => this.#tell(told),
      scene: (scene) => this.#show(scene),
      sound: (name) => sound(name),
      duration,
    });
    this.#line = this.#open();
  }

  #open(): Line {
    return openLine(this.id, {
      seen: () => this.room.upto,
      receive: (message) => this.#receive(message),
      state: (state) => (this.line = state),
    });
  }

  /** Says hello anew, as whoever this browser is by now. */
  reopen(): void {
    this.#line.close();
    this.#line = this.#open();
  }

  close(): void {
    this.#line.close();
  }

  // -- what there is to see

  get seats(): readonly SeatInfo[] {
    return this.room.table?.seats ?? [];
  }

  /** What is asked of the seat at this screen, once all that led to it has been shown. */
  get asked(): AskedInfo | null {
    if (this.room.table?.state === 'abandoned') return null;
    // The scene on stage may be of the past, while what followed it is still being shown.
    if (this.curtain !== null || this.scene?.asked?.id !== this.room.scenes[this.eyes]?.asked?.id) return null;
    return openQuestion(this.room, this.scene);
  }

  /** The things that can be marked in any combination, if that is how the question is answered. */
  get marks(): string[] {
    return this.asked ? markable(this.asked.options) : [];
  }

  get lit(): Set<string> {
    if (!this.asked) return new Set();
    return this.marks.length > 0 ? new Set(this.marks) : lit(this.asked.options, this.toConfirm ? [] : this.picked);
  }

  get odds(): Map<number, Odds> {
    return this.asked && this.view && this.board ? this.board.odds(this.view, this.asked) : new Map();
  }

  get told(): readonly Told[] {
    return (this.room.told[this.eyes] ?? []).filter((told) => told.number <= this.toldUpto);
  }

  /** The secret choice of this seat that the others have not met yet. */
  get committed(): OptionInfo | null {
    return this.busy ? null : (this.scene?.chosen ?? null);
  }

  /** How the last answer of this seat can be taken back: at once, if the others agree, or not at all. */
  get undoing(): 'free' | 'ask' | 'none' {
    if (!this.scene || this.curtain !== null || this.room.undo) return 'none';
    if (this.scene.can_undo) return 'free';
    if (!this.scene.can_ask_undo) return 'none';
    // Bots agree to everything, and so do people at the same browser.
    return this.seats.some((seat) => seat.kind === 'person' && !seat.mine) ? 'ask' : 'free';
  }

  whyNot = (thing: string): GreyInfo | null => {
    if (this.asked || this.busy || !this.scene || this.scene.asked) return whyNot(this.asked, thing);
    return notNow(this.scene, this.seats, this.eyes);
  };

  // -- what comes over the line

  #receive(message: ToBrowser): void {
    const before = this.room;
    this.room = heard(before, message);
    if (message.type === 'Welcome') {
      this.thinking = false; // Whatever was asked for was asked on the line before.
      void this.#welcome(message.table.game);
    }
    if (message.type === 'TableChanged' && this.#welcomed) this.#sit();
    if (message.type === 'Problem') {
      this.thinking = false;
      if (this.room.table) toast(message.sentence, 'problem');
    }
    if (message.type === 'Refused') {
      this.thinking = false;
      announce(message.sentence);
    }
    if (message.type === 'Hint') {
      this.thinking = false;
      announce(`Hint: ${message.label}. ${message.why}`);
    }
    if (message.type === 'Chat' && saidByOther(message, this.room.seats, me.name)) announce(`${message.name} says: ${message.text}`);
    if (message.type === 'UndoSettled') announce(message.agreed ? 'It is taken back.' : 'It is not taken back.');
    if (this.#welcomed) void this.#run();
  }

  async #welcome(game: string): Promise<void> {
    if (!this.board && !this.boardless) {
      const [board] = await Promise.all([
        boardOf(game),
        contentOf(game).then(
          (content) => (this.content = content),
          () => undefined,
        ),
      ]);
      this.board = board;
      this.boardless = board === null;
    }
    this.#sit();
    this.#welcomed = true;
    void this.#run();
  }

  /** Looks through the eyes of the seat that this browser holds. */
  #sit(): void {
    const held = this.room.seats;
    if (!held.includes(this.eyes)) this.eyes = held.length === 1 ? held[0]! : SPECTATOR;
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const next = nextBeat(this.room, this.eyes);
      if (!next) break;
      this.room = next.room;
      const behind = next.room.beats.filter((beat) => beat.seat === this.eyes).length >= BEHIND;
      await this.#playback.play(next.beat, this.view, this.board, behind || document.visibilityState === 'hidden');
    }
    this.busy = false;
    this.#passScreen();
  }

  /** With several people at this browser: does another one have to look? */
  #passScreen(): void {
    if (this.room.seats.length < 2 || this.curtain !== null || this.room.table?.state === 'abandoned') return;
    const asked = this.room.seats.filter((seat) => openQuestion(this.room, this.room.scenes[seat] ?? null));
    if (asked.includes(this.eyes)) return;
    const next = asked[0] ?? (this.eyes === SPECTATOR ? this.room.seats[0] : undefined);
    if (next !== undefined) this.curtain = next;
  }

  /** Whoever the curtain waits for sits down. */
  takeScreen(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.eyes = seat;
    this.room = { ...this.room, beats: this.room.beats.filter((beat) => beat.seat !== seat) };
    const scene = this.room.scenes[seat];
    this.toldUpto = this.room.told[seat]?.at(-1)?.number ?? -1;
    this.curtain = null;
    if (scene) this.#show(scene);
    void this.#run();
  }

  #tell(told: Told): void {
    this.toldUpto = Math.max(this.toldUpto, told.number);
    this.#narrated.push(told.sentence);
  }

  #show(scene: Scene): void {
    const before = this.scene;
    const other = !before || scene.asked?.id !== before.asked?.id || scene.seat !== before.seat;
    // Put again under another number, what was picked for it is kept.
    const kept = other && this.picked.length > 0 && scene.seat === before?.seat && sameQuestion(before.asked, scene.asked);
    const asksAnew = other && !kept;
    this.scene = scene;
    this.view = scene.view;
    if (asksAnew) this.forget();
    const story = before === null ? [] : this.#narrated.slice(-12);
    this.#narrated = [];
    const question = this.asked && asksAnew ? [this.asked.prompt] : [];
    if (story.length + question.length > 0) announce([...story, ...question].join(' '));
    if (this.asked && asksAnew) {
      sound('turn');
      void tick().then(focusFirst);
    }
  }

  skip(): void {
    this.#playback.skip();
  }

  // -- what the player does

  forget(): void {
    this.picked = [];
    this.toConfirm = null;
    this.why = null;
  }

  touch = (thing: string): void => {
    const asked = this.asked;
    if (this.toConfirm?.touches.includes(thing)) return this.confirm();
    if (this.marks.includes(thing)) {
      this.picked = this.picked.includes(thing) ? this.picked.filter((other) => other !== thing) : [...this.picked, thing];
      return;
    }
    const narrowed = asked && (pick(asked.options, this.picked, thing) ?? pick(asked.options, [], thing));
    if (!narrowed) {
      const why = this.whyNot(thing); // The board shows it, beside the thing.
      if (why) announce(why.sentence);
      return;
    }
    this.why = null;
    this.toConfirm = null;
    this.picked = narrowed.picked;
    if (narrowed.answer) this.choose(narrowed.answer);
  };

  /** Why an option that is no thing on the board cannot be chosen. */
  explain(why: GreyInfo): void {
    this.why = why;
    announce(why.sentence);
  }

  /** An option is settled: answer it, or ask once more where it cannot be taken back. */
  choose(option: OptionInfo): void {
    if (!this.asked) return;
    if (needsConfirmation(this.asked) && this.toConfirm?.value !== option.value) {
      this.toConfirm = option;
      this.picked = option.touches;
      void tick().then(() => bringInSight(document.querySelector(`[data-touch="${option.touches[0]}"]`)));
      return;
    }
    this.#answer(option);
  }

  confirm(): void {
    if (this.toConfirm) this.#answer(this.toConfirm);
  }

  #answer(option: OptionInfo): void {
    const asked = this.asked;
    if (!asked) return;
    const message = { type: 'Answer', seat: this.eyes, question: asked.id, answer: option.value } as const;
    if (!this.#line.send(message)) {
      toast('The line to the table is down. Try again in a moment.', 'problem');
      return;
    }
    this.room = sent(this.room, this.eyes, asked, option);
    this.forget();
    void this.#run();
  }

  undo(): void {
    if (this.undoing !== 'none') this.#line.send({ type: 'AskUndo', seat: this.eyes });
  }

  settleUndo(seat: number, agree: boolean): void {
    if (this.room.undo) this.#line.send({ type: 'AnswerUndo', seat, request: this.room.undo.request, agree });
  }

  hint(): void {
    if (!this.asked || this.thinking) return;
    this.thinking = this.#line.send({ type: 'AskHint', seat: this.eyes });
  }

  closeHint(): void {
    this.room = { ...this.room, hint: null };
  }

  say(text: string): boolean {
    return this.#line.send({ type: 'Say', text });
  }
}

/** Puts the focus on the first thing that can be chosen, unless somebody is writing or a dialog is open. */
export function focusFirst(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('input, textarea, select, dialog, [data-keeps-focus]')) return;
  const first = document.querySelector<HTMLElement>('[data-touch][data-lit="true"], [data-option]');
  first?.focus({ preventScroll: true });
  bringInSight(first);
}

/** Scrolls as little as is needed, once the prompt has its new height and it is known how much it covers. */
function bringInSight(thing: Element | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => thing?.scrollIntoView({ block: 'nearest' })));
}
