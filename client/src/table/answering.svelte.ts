/** A table as its player answers there: what they point at, doubt, choose, pass on and want undone. How it is sent says `play.svelte.ts`. */
import { tick } from 'svelte';
import type { Reason } from '../games/board';
import { announce } from '../lib/announce.svelte';
import type { FromBrowser, OptionInfo } from '../lib/protocol';
import { toast } from '../lib/toast.svelte';
import { Doubt } from './doubt.svelte';
import { bringInSight, focusOn } from './focus';
import { given } from './room';
import { SeenTable } from './seen.svelte';
import { needsConfirmation, passingOf, pick } from './selection';
import { Again } from './showing';

export abstract class AnsweredTable extends SeenTable {
  /** The option whose button is pointed at. */
  aimed: OptionInfo | null = $state.raw(null);

  /** What is asked again before it is answered. */
  readonly doubt = new Doubt();
  /** What the others have done since it was last this player's turn. */
  protected readonly reel = new Again();
  /** What is picked as soon as this is asked. */
  protected then: { ask: string; thing: string } | null = null;
  /** Passes wherever that is possible, until something of one's own is asked. */
  protected passesOn = false;
  /** Something was undone: the next question is to be thought over again, even if there is only one answer. */
  protected thinksAgain = false;
  /** What comes of taking back has not been heard yet: a second click would take back one answer more. */
  protected takingBack = false;

  abstract whyNot: (thing: string) => Promise<Reason | null>;
  /** Is it on its way? Not while the table is out of reach. */
  protected abstract send(message: FromBrowser): boolean;
  /** Shows what has come, one thing after another. */
  protected abstract run(): Promise<void>;

  forget(): void {
    this.picked = [];
    this.toConfirm = null;
    this.doubt.drop();
    this.aimed = null;
    this.placing?.reset();
  }

  /** Leaves what is picked; where nothing is, the card whose target is asked for. */
  cancel(): void {
    if (this.begun) this.forget();
    else if (this.goesOn) this.undo();
  }

  /** What was doubted is not done; the focus goes back to where it was chosen. */
  thinkAgain(): void {
    const { option } = this.doubt;
    this.forget();
    if (option) void tick().then(() => focusOn(`[data-value="${option.value}"], [data-touch="${option.touches[0]}"]`));
  }

  touch = (thing: string): void => {
    const asked = this.asked;
    // A second click on the same thing may be the slip itself: only the button says that it is meant.
    if (this.doubt.option?.touches.includes(thing)) return;
    if (this.toConfirm?.touches.includes(thing)) return this.confirm();
    const narrowed = asked && (pick(asked, this.picked, thing) ?? (asked.sets ? null : pick(asked, [], thing)));
    if (!narrowed) {
      // The board shows it, beside the thing.
      void this.whyNot(thing).then((why) => why && announce(why.sentence));
      return;
    }
    this.toConfirm = null;
    this.doubt.drop();
    this.picked = narrowed.picked;
    if (narrowed.answer) this.choose(narrowed.answer);
  };

  /** An option is settled: answer it, or ask once more where it cannot be taken back. */
  choose(option: OptionInfo): void {
    if (!this.asked) return;
    if (this.coaching.refuses(option.value)) return this.forget();
    const sure = !(this.board?.confirms?.(this.asked.ask, option, this.content) ?? needsConfirmation(this.asked));
    if (!sure && this.toConfirm?.value !== option.value) {
      this.toConfirm = option;
      this.picked = option.touches;
      void tick().then(() => bringInSight(document.querySelector(`[data-touch="${option.touches[0]}"]`)));
      return;
    }
    this.doubt.check(option, () => this.answer(option.value));
  }

  chooseThen = (value: number, ask: string, thing: string): void => {
    const option = this.asked?.options.find((each) => each.value === value);
    if (!option) return;
    if (this.coaching.refuses(value)) return this.forget();
    this.doubt.check(option, () => {
      this.then = { ask, thing };
      this.answer(value);
    });
  };

  confirm(): void {
    const option = this.toConfirm;
    if (option) this.doubt.check(option, () => this.answer(option.value));
  }

  protected answer(answer: number | number[]): void {
    const asked = this.asked;
    if (!asked || this.coaching.refuses(answer)) return;
    const sent = this.send({ type: 'Answer', seat: this.viewer, question: asked.id, answer });
    if (!sent) announce('You are offline. Your answer is kept and sent when the table is reached again.');
    this.reel.answered(asked.passing !== null, this.view, this.toldUpto);
    this.since = this.toldUpto;
    this.room = given(this.room, this.viewer, asked, answer, sent);
    this.thinksAgain = false;
    // A place stays where it was pointed at, should the answer be refused.
    this.picked = [];
    this.toConfirm = null;
    this.doubt.drop();
    void this.run();
  }

  /** Passes, now and whenever this is asked again. */
  passAlways(): void {
    const asked = this.asked;
    if (asked && asked.passing !== null) this.wish({ type: 'Stand', seat: this.viewer, ask: asked.ask, on: true });
  }

  /** Says yes, now and each time this is asked: takes what is offered first. */
  acceptAlways(): void {
    const asked = this.asked;
    if (asked && asked.passing !== null)
      this.send({ type: 'Stand', seat: this.viewer, ask: `${asked.ask}+`, on: true });
  }

  /** Passes, now and wherever that is possible, until something of one's own is asked. */
  passUntilTurn(): void {
    const passing = this.asked && passingOf(this.asked);
    if (passing === null) return;
    const option = this.asked?.options.find(({ value }) => value === passing);
    this.doubt.check(option, () => {
      this.passesOn = true;
      this.answer(passing);
    });
  }

  /** Wants to be asked again. */
  askAgain(ask: string): void {
    this.wish({ type: 'Stand', seat: this.viewer, ask, on: false });
  }

  undo(): void {
    if (this.undoing === 'none' || this.takingBack) return;
    this.passesOn = false;
    this.thinksAgain = true;
    this.takingBack = this.wish({ type: 'AskUndo', seat: this.viewer });
  }

  settleUndo(seat: number, agree: boolean): void {
    if (this.room.undo) this.wish({ type: 'AnswerUndo', seat, request: this.room.undo.request, agree });
  }

  say(text: string): boolean {
    return this.wish({ type: 'Say', text });
  }

  /** Only answers are kept while the table cannot be reached; of anything else it is said that it was not sent. */
  protected wish(message: FromBrowser): boolean {
    const sent = this.send(message);
    if (!sent) toast('You are offline. That was not sent.', 'problem');
    return sent;
  }
}
