import { describe, expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { Again } from './showing';

const told = (...seats: number[]): Told[] =>
  seats.map((seat, number) => ({ number, event: { seat }, sentence: '', rule: '', patch: {} }));
const others = ({ event }: Told): boolean => event['seat'] !== 0;

describe('what can be shown again', () => {
  it('is what the others did since the last answer', () => {
    const again = new Again();
    const all = told(0, 0, 1, 1);
    expect(again.since(all, others)).toEqual([]);
    again.answered(false, { at: 1 }, 1);
    expect(again.since(all, others).map(({ number }) => number)).toEqual([2, 3]);
    expect(again.from).toEqual({ at: 1 });
  });
  it('is nothing where only one’s own deeds followed', () => {
    const again = new Again();
    again.answered(false, {}, 0);
    expect(again.since(told(0, 0, 0), others)).toEqual([]);
  });
  it('goes on over what only lets others go on', () => {
    const again = new Again();
    again.answered(false, { at: 0 }, 0);
    again.answered(true, { at: 2 }, 2);
    expect(again.since(told(0, 1, 1, 1), others)).toHaveLength(3);
    expect(again.from).toEqual({ at: 0 });
  });
});
