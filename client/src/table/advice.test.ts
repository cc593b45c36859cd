import { describe, expect, it } from 'vitest';
import type { AskedInfo, Hint, OptionInfo, StepInfo } from '../lib/protocol';
import { Advice, type Advised } from './advice.svelte';

const option = (value: number): OptionInfo =>
  ({ value, label: `${value}`, token: `${value}`, touches: [] }) as unknown as OptionInfo;
const asks = (id: number, ask: string, ...values: number[]): AskedInfo =>
  ({ id, ask, kind: 'choice', prompt: '?', rule: '', options: values.map(option) }) as unknown as AskedInfo;
const step = (ask: string, value: number): StepInfo => ({
  ask,
  value,
  label: `to ${value}`,
  touches: [`square:${value}`],
});

function seat(): { advice: Advice; shown: Hint[]; chosen: number[]; ask(next: AskedInfo): void } {
  const shown: Hint[] = [];
  const chosen: number[] = [];
  let asked: AskedInfo | null = asks(1, 'act', 5, 6);
  const table: Advised = {
    get asked() {
      return asked;
    },
    canHint: true,
    mayDelegate: false,
    viewer: 0,
    ask: () => true,
    answer: (answer) => chosen.push(answer as number),
    choose: ({ value }) => chosen.push(value),
    point: () => undefined,
    close: () => undefined,
    show: (hint) => shown.push(hint),
  };
  const advice = new Advice(table);
  return {
    advice,
    shown,
    chosen,
    ask(next) {
      asked = next;
      advice.goesOn();
    },
  };
}

const hint = (then: StepInfo[]): Hint => ({
  type: 'Hint',
  seat: 0,
  question: 1,
  value: 5,
  label: 'Walk to 37',
  why: 'It helps.',
  candidates: [],
  touches: [],
  place: [],
  then,
});

describe('a plan', () => {
  it('goes on step by step, where the table asks what was foreseen', () => {
    const { advice, shown, chosen, ask } = seat();
    advice.follow(hint([step('walk', 37), step('act', 6)]));
    expect(chosen).toEqual([5]);
    ask(asks(2, 'walk', 36, 37));
    expect(shown.at(-1)).toMatchObject({ question: 2, value: 37, label: 'to 37', then: [step('act', 6)] });
    advice.follow(shown.at(-1)!);
    ask(asks(3, 'act', 6, 7));
    expect(shown.at(-1)).toMatchObject({ question: 3, value: 6, then: [] });
  });

  it('ends where something else is asked, or what was foreseen is not possible', () => {
    for (const next of [asks(2, 'land', 37), asks(2, 'walk', 36)]) {
      const { advice, shown, ask } = seat();
      advice.follow(hint([step('walk', 37), step('act', 6)]));
      ask(next);
      ask(asks(3, 'walk', 37));
      expect(shown).toEqual([]);
    }
  });
});
