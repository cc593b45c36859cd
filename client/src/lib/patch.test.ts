import { describe, expect, it } from 'vitest';
import { patched } from './patch';

describe('a patch', () => {
  const view = {
    turns: 3,
    hand: [4, 9],
    sizes: [2, 2, 1, 0],
    figures: [
      { power: 4, armor: [] },
      { power: 2, armor: [7] },
    ],
    chosen: null,
    cards: { '0': 'Ann' },
  };

  it('changes the keys it names and nothing else', () => {
    expect(patched(view, { turns: 4, hand: [9] })).toEqual({ ...view, turns: 4, hand: [9] });
  });

  it('changes the places of a list, and appends one past the end', () => {
    expect(patched(view, { sizes: { 1: 5 } }).sizes).toEqual([2, 5, 1, 0]);
    expect(patched(view, { sizes: { 4: 8, 5: 9 } }).sizes).toEqual([2, 2, 1, 0, 8, 9]);
    expect(patched(view, { figures: { 1: { armor: [], power: 0 } } }).figures).toEqual([
      { power: 4, armor: [] },
      { power: 0, armor: [] },
    ]);
    expect(Array.isArray(patched(view, { sizes: { 1: 5 } }).sizes)).toBe(true);
  });

  it('replaces by a list, by null, and where nothing or null stood', () => {
    expect(patched(view, { sizes: [1] }).sizes).toEqual([1]);
    expect(patched(view, { figures: { 0: null } }).figures[0]).toBeNull();
    expect(patched<Record<string, unknown>>(view, { chosen: { value: 1 }, fresh: { a: { b: 1 } } })).toMatchObject({
      chosen: { value: 1 },
      fresh: { a: { b: 1 } },
    });
    expect(patched(view, { cards: { 1: 'Bob' } }).cards).toEqual({ '0': 'Ann', '1': 'Bob' });
  });

  it('leaves what it was given as it was, and shares what did not change', () => {
    const before = structuredClone(view);
    const after = patched(view, { figures: { 0: { power: 1 } } });
    expect(view).toEqual(before);
    expect(after.figures[1]).toBe(view.figures[1]);
    expect(after.hand).toBe(view.hand);
    expect(patched(view, {})).toBe(view);
  });

  it('adds up: one patch changed by the next does what both do', () => {
    const first = { turns: 4, figures: { 0: { power: 1 } }, sizes: [1, 2] };
    const second = { figures: { 0: { armor: [3] }, 1: { power: 9 } }, sizes: { 2: 7 } };
    expect(patched(view, patched(first, second))).toEqual(patched(patched(view, first), second));
  });
});
