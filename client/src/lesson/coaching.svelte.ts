/** The coach at the table of a lesson: what is to be done now, and what is said of anything else that could be. */
import type { AskedInfo, Coach, CoachStep, Told } from '../lib/protocol';

const LOOK_FIRST = 'First have a look.';
const NOT_THERE = 'You could go there, but this time please go to the ring.';
const NOT_NOW = 'You could, but this time please do as the coach says.';

export interface CoachPort {
  /** What is asked, once all that led to it has been shown. */
  readonly asked: AskedInfo | null;
  readonly told: readonly Told[];
}

export class Coaching {
  /** What is said of an answer that is not wanted; it was not sent. */
  refusal = $state('');
  /** How many of the things that are to be looked at now have been looked at, and at which question. */
  #looks = $state.raw({ question: -1, done: 0 });
  #port: CoachPort;
  #said = new Set<string>();
  /** The last event that had been told when the last question was asked. */
  #heard = -1;
  #aside = $state('');
  /** What a screen reader is to say now. The same words twice are said twice. */
  aloud: { readonly text: string; readonly turn: number } = $state.raw({ text: '', turn: 0 });

  constructor(port: CoachPort) {
    this.#port = port;
  }

  /** What the coach said last: it stays while others play and while that is shown. */
  coach: Coach | null = $state.raw(null);
  /** The question that it is about. */
  #about = $state(-1);

  /** A scene is on stage, with what the server has the coach say about it. */
  heard(coach: Coach | null, question: number | undefined): void {
    if (!coach) return;
    this.coach = coach;
    this.#about = question ?? -1;
    if (coach.end) this.#utter(coach.end);
  }

  get #done(): number {
    return this.#looks.question === this.#about ? this.#looks.done : 0;
  }

  /** What is told now; null in the free part. */
  get shown(): CoachStep | null {
    return this.coach?.steps[this.#done] ?? this.coach?.steps.at(-1) ?? null;
  }

  /** What is to be done now; null in the free part, and while nothing is asked. */
  get step(): CoachStep | null {
    return this.#port.asked?.id === this.#about ? this.shown : null;
  }

  /** The thing that is to be looked at now; empty where an answer is wanted. */
  get looking(): string {
    return this.step?.look ?? '';
  }

  /** What came of the step before. */
  get after(): string {
    if (!this.coach) return '';
    const before = this.coach.steps[this.#done - 1];
    return before ? before.done : this.coach.after;
  }

  /** What is said now. */
  get say(): string {
    return this.shown?.say || this.coach?.say || this.#aside || '';
  }

  /** The number of the step; in the free part one more than there are. */
  get number(): number {
    return this.shown?.number ?? (this.coach ? this.coach.of + 1 : 0);
  }

  /** The details of a thing are open. */
  looked(thing: string): void {
    const asked = this.#port.asked;
    if (!asked || thing === '' || thing !== this.looking) return;
    this.#looks = { question: asked.id, done: this.#done + 1 };
    this.refusal = '';
    this.speak();
  }

  /** Is this not what the lesson wants? Then it is not sent, and a sentence says why. */
  refuses(answer: number | readonly number[]): boolean {
    const { step } = this;
    if (!step) return false;
    const no = refusalOf(step, answer);
    this.refusal = no;
    if (no) this.#utter(no);
    return no !== '';
  }

  /** Something new is asked. */
  begin(): void {
    this.refusal = '';
    this.#aside = '';
    const { coach } = this;
    const asked = this.#port.asked;
    const upto = this.#port.told.at(-1)?.number ?? -1;
    if (coach?.free && asked && !coach.say) {
      const news = this.#port.told.filter(({ number }) => number > this.#heard);
      this.#notice([asked.ask, ...news.map(({ event }) => String(event['type']))]);
    }
    this.#heard = upto;
    this.speak();
  }

  /** In the free part some things are said when they first come up. */
  #notice(names: readonly string[]): void {
    const name = names.find((each) => this.coach?.when[each] && !this.#said.has(each));
    if (name === undefined) return;
    this.#said.add(name);
    this.#aside = this.coach?.when[name] ?? '';
  }

  speak(): void {
    const words = [this.after, this.say].filter(Boolean).join(' ');
    if (words) this.#utter(words);
  }

  #utter(text: string): void {
    this.aloud = { text, turn: this.aloud.turn + 1 };
  }
}

/** What is said of an answer that a step does not want; empty if it does. */
export function refusalOf(step: CoachStep, answer: number | readonly number[]): string {
  if (step.look) return LOOK_FIRST;
  if (typeof answer === 'number') {
    if (step.wanted.includes(answer)) return '';
    return step.otherwise[String(answer)] ?? step.otherwise['*'] ?? NOT_NOW;
  }
  if (step.place === null) return NOT_NOW;
  return near(answer, step.place, step.near) ? '' : NOT_THERE;
}

/** Does a way end near a place? */
function near(way: readonly number[], place: readonly number[], most: number): boolean {
  const [x, y] = way.slice(-2);
  const [wantedX, wantedY] = place.slice(-2);
  if (x === undefined || y === undefined || wantedX === undefined || wantedY === undefined) return false;
  return Math.hypot(x - wantedX, y - wantedY) <= most;
}
