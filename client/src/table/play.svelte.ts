/** A table as this browser plays at it: the line, what comes over it, and when that is shown. What the player does: `answering.svelte.ts`. */
import { tick } from 'svelte';
import { boardOf } from '../games';
import type { Reason } from '../games/board';
import { Coaching } from '../lesson/coaching.svelte';
import { announce } from '../lib/announce.svelte';
import { me } from '../lib/me.svelte';
import { SPECTATOR, type FromBrowser, type Told, type ToBrowser } from '../lib/protocol';
import { duration } from '../lib/settings.svelte';
import { openLine, type Line, type LineState } from '../lib/socket';
import { play as sound } from '../lib/sounds';
import { toast } from '../lib/toast.svelte';
import { Advice } from './advice.svelte';
import { AnsweredTable } from './answering.svelte';
import { focusFirst } from './focus';
import { Placing } from './placing.svelte';
import { Playback } from './playback';
import { Looks } from './looks';
import { Reasons } from './reasons';
import {
  heard,
  nextBeat,
  openQuestion,
  sameQuestion,
  saidByOther,
  TOO_MANY_TRIES,
  waitingToBeSent,
  wentOut,
  thoughtOver,
  type WholeScene,
} from './room';
import { isTouched, passesUnseen, passingOf } from './selection';
import { TableActs } from './tableActs.svelte';
import { notNow } from './words';

/** So many beats behind, it stops showing each and catches up. */
const BEHIND = 4;
/** What says that taking back was done, is asked of the others, or is refused. */
const ENDS_TAKING_BACK = new Set<ToBrowser['type']>([
  'Scene',
  'UndoAsked',
  'UndoSettled',
  'Refused',
  'Problem',
  'Welcome',
]);

export class TablePlay extends AnsweredTable {
  /** Hints, and bots that answer for the player. */
  readonly advice: Advice;
  /** Leaving, draws, claims, and the clocks. */
  override readonly acts: TableActs;
  override readonly coaching: Coaching;

  #line: Line;
  #playback: Playback;
  #reasons = new Reasons((why) => this.#line.send(why));
  #looks = new Looks((look) => this.#line.send(look));
  #narrated: string[] = [];
  /** A new question has come, about which the coach may have something to say when all has been shown. */
  #begins = false;
  #welcomed = false;

  constructor(readonly id: string) {
    super();
    this.#playback = new Playback({
      view: (view) => (this.view = view),
      playing: (event) => (this.playing = event),
      told: (told) => this.#tell(told),
      scene: (scene) => this.#show(scene),
      sound: (name) => sound(name),
      duration,
    });
    const play = this;
    this.acts = new TableActs({
      send: (message) => play.wish(message),
      get seats() {
        return play.seats;
      },
      get mine() {
        return play.room.seats;
      },
    });
    this.advice = new Advice({
      get asked() {
        return play.asked;
      },
      get canHint() {
        return play.scene?.can_hint === true;
      },
      get mayDelegate() {
        return play.mayDelegate;
      },
      get viewer() {
        return play.viewer;
      },
      ask: (seat) => play.wish({ type: 'AskHint', seat }),
      answer: (answer) => play.answer(answer),
      choose: (option) => play.choose(option),
      point: (place) => play.placing?.point(place),
      close: () => (play.room = { ...play.room, hint: null }),
      show: (hint) => (play.room = { ...play.room, hint }),
    });
    this.coaching = new Coaching({
      get asked() {
        return play.busy ? null : play.asked;
      },
      get told() {
        return play.told;
      },
    });
    this.#line = this.#open();
  }

  #open(): Line {
    return openLine(this.id, {
      seen: () => this.room.upto,
      receive: (message) => this.#receive(message),
      state: (state) => this.#lineIs(state),
    });
  }

  #lineIs(state: LineState): void {
    // A line that only was silent for a moment brings no scene by itself.
    const spoke = state === 'open' && this.line === 'silent';
    this.line = state;
    if (spoke) for (const { seat } of waitingToBeSent(this.room)) this.#sendWaiting(seat);
    if (state === 'silent' || state === 'waiting') this.#reasons.lost();
  }

  /** Does not wait until it is time to try again. */
  retry(): void {
    this.#line.retry();
  }

  /** An answer that waits to be sent is thought over again. */
  changeUnsent(seat: number): void {
    this.room = thoughtOver(this.room, seat);
    void this.run();
  }

  /** An answer that waited goes out, if its question is still asked. */
  #sendWaiting(seat: number): void {
    const answer = this.room.answered[seat];
    if (!answer || answer.question !== this.room.scenes[seat]?.asked?.id) return;
    if (
      this.#line.send({ type: 'Answer', seat, question: answer.question, answer: answer.answer as number | number[] })
    )
      this.room = wentOut(this.room, seat);
  }

  /** Says hello anew, as the guest that this browser is by now. */
  reopen(): void {
    this.#line.close();
    this.#line = this.#open();
  }

  /** Hears nothing more, until it is opened again. */
  hangUp(): void {
    this.#line.close();
  }

  close(): void {
    this.#line.close();
    this.acts.close();
  }

  protected override send(message: FromBrowser): boolean {
    return this.#line.send(message);
  }

  // -- what is asked of the server while the player thinks

  /** Has the server count for the odds, unless it has done so for this question. */
  async #count(): Promise<void> {
    const asked = this.asked;
    if (!asked || !this.board?.counts?.(asked.ask) || this.counted?.question === asked.id) return;
    const outlook = await this.look([]);
    if (outlook) this.counted = { question: asked.id, outlook };
  }

  /** What the answers to what is asked would come to, if the game can say. */
  look = (about: readonly number[]): Promise<unknown> => {
    const asked = this.asked;
    return asked ? this.#looks.look(this.viewer, asked.id, about) : Promise.resolve(null);
  };

  override whyNot = async (thing: string): Promise<Reason | null> => {
    const { asked, scene } = this;
    if (asked) return isTouched(asked, thing) ? null : this.#reasons.why(this.viewer, asked.id, thing);
    return this.busy || !scene || scene.asked ? null : notNow(scene, this.seats, this.viewer);
  };

  // -- what comes over the line

  #receive(message: ToBrowser): void {
    const before = this.room;
    this.room = heard(before, message);
    this.acts.receive(message);
    if (ENDS_TAKING_BACK.has(message.type)) this.takingBack = false;
    if (message.type === 'Welcome') {
      this.advice.thinking = false; // Whatever was asked for was asked on the line before.
      this.#reasons.lost();
      this.#looks.lost();
      this.pointing?.again();
      void this.#welcome(message.table.game);
    }
    if (message.type === 'TableChanged' && this.#welcomed) this.#sit();
    if (message.type === 'Problem') {
      this.advice.stop();
      this.#reasons.lost();
      this.#looks.lost();
      this.pointing?.later();
      if (this.room.table) toast(message.sentence, 'problem');
    }
    if (message.type === 'Scene' && waitingToBeSent(this.room).some(({ seat }) => seat === message.seat))
      this.#sendWaiting(message.seat);
    if (message.type === 'Because') this.#reasons.heard(message);
    if (message.type === 'Seen') this.#looks.heard(message);
    if (message.type === 'Tried') this.pointing?.heard(message);
    if (message.type === 'Refused' && this.advice.waits(message.code)) {
      // Nobody has to hear of it.
      this.room = before;
    } else if (message.type === 'Refused') {
      this.#reasons.lost();
      this.#looks.lost();
      if (message.code === TOO_MANY_TRIES) this.pointing?.later();
      // A look at a question that is no longer asked is refused, too: that stops no bot which sets up.
      if (this.room.refusal === message) {
        this.advice.stop();
        announce(message.sentence);
      }
    }
    if (message.type === 'Hint') this.advice.heard(message, this.room.hint === message);
    if (message.type === 'Chat' && saidByOther(message, this.room.seats, me.name))
      announce(`${message.name} says: ${message.text}`);
    if (message.type === 'UndoSettled') announce(message.agreed ? 'It is taken back.' : 'It is not taken back.');
    if (this.#welcomed) void this.run();
  }

  async #welcome(game: string): Promise<void> {
    if (!this.board) {
      const board = await boardOf(game);
      this.content = await board.content?.().catch(() => null);
      this.board = board;
    }
    this.#sit();
    this.#welcomed = true;
    void this.run();
  }

  /** Looks as the seat that this browser holds. */
  #sit(): void {
    const held = this.room.seats;
    if (!held.includes(this.viewer)) this.viewer = held.length === 1 ? held[0]! : SPECTATOR;
  }

  protected override async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const next = nextBeat(this.room, this.viewer);
      if (!next) break;
      this.room = next.room;
      const behind = next.room.beats.filter((beat) => beat.seat === this.viewer).length >= BEHIND;
      await this.#playback.play(next.beat, this.view, this.board, behind || document.visibilityState === 'hidden');
    }
    this.busy = false;
    if (this.#begins) this.coaching.begin();
    this.#begins = false;
    this.#passScreen();
  }

  /** With several people at this browser: does another one have to look? */
  #passScreen(): void {
    if (this.room.seats.length < 2 || this.curtain !== null || this.room.table?.state === 'abandoned') return;
    const asked = this.room.seats.filter((seat) => openQuestion(this.room, this.room.scenes[seat] ?? null));
    if (asked.includes(this.viewer)) return;
    const next = asked[0] ?? (this.viewer === SPECTATOR ? this.room.seats[0] : undefined);
    if (next === undefined) return;
    this.curtain = next;
    if (!this.board?.open) {
      // What was last said aloud to one person is not for the next.
      this.#narrated = [];
      announce('');
    }
    const scene = this.room.scenes[next];
    if (this.board?.open && !this.view && scene) {
      this.scene = scene;
      this.view = scene.view;
    }
    // Where nothing is hidden, only those who choose in secret have to be alone with the screen.
    if (this.board?.open && this.room.scenes[next]?.asked?.secret !== true) this.takeScreen();
  }

  /** The player that the curtain waits for sits down. */
  takeScreen(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.viewer = seat;
    this.room = { ...this.room, beats: this.room.beats.filter((beat) => beat.seat !== seat) };
    const scene = this.room.scenes[seat];
    this.toldUpto = this.room.told[seat]?.at(-1)?.number ?? -1;
    this.curtain = null;
    if (scene) this.#show(scene);
    void this.run();
  }

  #tell(told: Told): void {
    this.toldUpto = Math.max(this.toldUpto, told.number);
    this.#narrated.push(told.sentence);
  }

  #show(scene: WholeScene): void {
    const before = this.scene;
    const other = !before || scene.asked?.id !== before.asked?.id || scene.seat !== before.seat;
    // Put again under another number, what was picked for it is kept.
    const begun = this.picked.length > 0 || (this.pointing?.tried.length ?? 0) > 0;
    const kept = other && begun && scene.seat === before?.seat && sameQuestion(before.asked, scene.asked);
    const asksAnew = other && !kept;
    this.scene = scene;
    this.view = scene.view;
    this.coaching.heard(scene.coach, scene.asked?.id);
    if (asksAnew) this.forget();
    // Come anew to a table: since the last thing that this seat did, or from now on.
    if (before === null || scene.seat !== before.seat)
      this.since = this.told.findLast((each) => this.#actorOf(each) === this.viewer)?.number ?? this.toldUpto;
    void this.#count();
    if (other) this.pointing = this.#newPlacing(scene, kept ? this.pointing : null);
    const story = before === null ? [] : this.#narrated.slice(-12);
    this.#narrated = [];
    const question = this.asked && asksAnew ? [this.asked.prompt] : [];
    if (story.length + question.length > 0) announce([...story, ...question].join(' '));
    if (this.asked && asksAnew) {
      const then = this.then;
      this.then = null;
      if (then?.ask === this.asked.ask && this.lit.has(then.thing)) return this.touch(then.thing);
      if (this.advice.setsUp()) return;
      const passing = passingOf(this.asked);
      if (passing === null) this.passesOn = false;
      else if (this.passesOn) return this.answer(passing);
      if (!this.thinksAgain && passesUnseen(this.asked, this.seats, this.viewer))
        return this.answer(this.asked.options[0]!.value);
      this.advice.delegated = 'no';
      this.#begins = true;
      sound('turn');
      this.advice.goesOn();
      void tick().then(focusFirst);
    }
  }

  #newPlacing({ seat, asked }: WholeScene, before: Placing | null): Placing | null {
    this.pointing?.close();
    if (!asked?.shape) return null;
    const placing = new Placing(asked, {
      try: (place) => this.#line.send({ type: 'Try', seat, question: asked.id, place }),
      answer: (place) => this.answer(place),
    });
    if (before) placing.point(before.tried);
    return placing;
  }

  /** Have others done something since it was last this player's turn, that can be shown again? */
  get canShowAgain(): boolean {
    return !this.busy && this.curtain === null && this.#toShow.length > 0;
  }

  get #toShow(): readonly Told[] {
    return this.reel.since(this.told, (each) => {
      const seat = this.#actorOf(each);
      return seat >= 0 && seat !== this.viewer;
    });
  }

  /** Whose doing an event was; -1 if nobody's. */
  #actorOf({ event }: Told): number {
    const own = event['seat'];
    return (this.view && this.board?.telling?.seatOf?.(event, this.view)) ?? (typeof own === 'number' ? own : -1);
  }

  /** Plays what the others did once more, however still the table is otherwise: it was asked for. */
  async showAgain(): Promise<void> {
    const [told, from, now, upto] = [this.#toShow, this.reel.from, this.view, this.toldUpto];
    if (this.busy || told.length === 0 || !from) return;
    this.busy = true;
    this.view = from;
    await this.#playback.again(told, from, this.board, (number) => (this.toldUpto = number));
    this.view = now;
    this.toldUpto = upto;
    this.busy = false;
    // What came meanwhile.
    void this.run();
  }

  skip(): void {
    this.#playback.skip();
  }
}
