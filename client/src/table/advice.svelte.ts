/** Hints: what a bot would do, told to the player or done for them. */
import { announce } from '../lib/announce.svelte';
import type { AskedInfo, Hint, OptionInfo, StepInfo } from '../lib/protocol';

/** Codes of the server: it has given so many hints that the next one must wait, for so long. */
const TOO_MANY_HINTS = new Set(['too-many-hints', 'hint-asked']);
const REST = 2_100;

/** What advice needs of the table. */
export interface Advised {
  readonly asked: AskedInfo | null;
  readonly canHint: boolean;
  /** May a bot do this for the player? */
  readonly mayDelegate: boolean;
  readonly viewer: number;
  /** Asks for a hint; was that sent? */
  ask(seat: number): boolean;
  answer(answer: number | number[]): void;
  choose(option: OptionInfo): void;
  point(place: number[]): void;
  /** The hint is shown no longer. */
  close(): void;
  /** Shows a hint that needed no asking: the next step of a plan. */
  show(hint: Hint): void;
}

export class Advice {
  /** Waiting for the bot's advice. */
  thinking = $state(false);
  /** Does a bot answer for this seat: this question, or all of the set-up? */
  delegated: 'no' | 'once' | 'set-up' = $state('no');

  /** How the hint that was followed goes on. */
  #plan: readonly StepInfo[] = [];

  constructor(readonly table: Advised) {}

  hint(): void {
    if (!this.table.asked || this.thinking || !this.table.canHint) return;
    this.thinking = this.table.ask(this.table.viewer);
  }

  /** Lets a bot answer what is asked now, or all that is left of the set-up. */
  delegate(all: boolean): void {
    if (!this.table.mayDelegate) return;
    this.delegated = all ? 'set-up' : 'once';
    this.#letBotAnswer();
  }

  /** Something new is asked: does the bot that sets up answer it? */
  setsUp(): boolean {
    if (this.delegated !== 'set-up' || !this.table.mayDelegate) return false;
    this.#letBotAnswer();
    return true;
  }

  /** Something went wrong: no bot answers any more. */
  stop(): void {
    this.thinking = false;
    this.delegated = 'no';
  }

  /** A hint has come; `shown` says whether it is about what is asked now. */
  heard(hint: Hint, shown: boolean): void {
    const taken = this.#takeOver(hint);
    this.thinking = false;
    if (taken) return;
    if (shown) announce(`Hint: ${hint.label}. ${hint.why}`);
    // It came too late for its question: the bot that sets up is asked about the next one.
    else this.setsUp();
  }

  /** Is this refusal no more than that the bot which answers needs a moment? Then it is asked again. */
  waits(code: string): boolean {
    if (this.delegated === 'no' || !TOO_MANY_HINTS.has(code)) return false;
    setTimeout(() => {
      this.thinking = false;
      this.hint();
    }, REST);
    return true;
  }

  /** Does what the bot would do. */
  follow({ value, then }: Hint): void {
    this.#plan = then;
    const option = this.table.asked?.options.find((each) => each.value === value);
    if (option) this.table.choose(option);
    else if (Array.isArray(value)) this.table.point(value);
    this.close();
  }

  close(): void {
    this.table.close();
  }

  /** Something new is asked: is it what the plan goes on with? Then its next step is shown. */
  goesOn(): void {
    const [step, ...then] = this.#plan;
    this.#plan = [];
    const { asked } = this.table;
    if (!step || !asked || step.ask !== asked.ask) return;
    const isPlace = Array.isArray(step.value);
    if (isPlace ? asked.kind !== 'place' : !asked.options.some(({ value }) => value === step.value)) return;
    this.table.show({
      type: 'Hint',
      seat: this.table.viewer,
      question: asked.id,
      value: step.value,
      label: step.label,
      why: 'As planned.',
      candidates: [],
      touches: step.touches,
      place: Array.isArray(step.value) ? step.value : [],
      then,
    });
  }

  /** Where there is only one answer, no bot has to think of it. */
  #letBotAnswer(): void {
    const [only, another] = this.table.asked?.options ?? [];
    if (only && !another) {
      if (this.delegated === 'once') this.delegated = 'no';
      this.table.answer(only.value);
    } else this.hint();
  }

  /** What the bot would do is done, if that is what was wanted. */
  #takeOver({ seat, question, value }: Hint): boolean {
    if (this.delegated === 'no' || seat !== this.table.viewer || question !== this.table.asked?.id) return false;
    if (this.delegated === 'once') this.delegated = 'no';
    this.close();
    this.table.answer(value);
    return true;
  }
}
