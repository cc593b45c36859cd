import { describe, expect, it } from 'vitest';
import { armiesToSend, cardsAreIdle, CHOOSE, RANDOM, sizesToSend } from './armies';

describe('armies', () => {
  it('sends nothing when everybody is to be surprised', () => {
    expect(armiesToSend([RANDOM, RANDOM, 'mega-saurs'], 2)).toEqual([]);
    expect(armiesToSend(['mega-saurs'], 2)).toEqual(['mega-saurs', RANDOM]);
  });

  it('sends the sizes of armies only where one is set', () => {
    expect(sizesToSend([null, null, 12], 2)).toEqual([]);
    expect(sizesToSend([null, 12], 3)).toEqual([null, 12, null]);
  });

  it('warns when own cards cannot be chosen by anybody', () => {
    const card = { id: 'a', name: 'A', actions: ['blast', 'blast', 'blast'] as [string, string, string] };
    expect(cardsAreIdle([card], [RANDOM, RANDOM], 2)).toBe(true);
    expect(cardsAreIdle([card], [RANDOM, CHOOSE], 2)).toBe(false);
    expect(cardsAreIdle([card], [RANDOM, RANDOM, CHOOSE], 2)).toBe(true);
    expect(cardsAreIdle([], [RANDOM], 1)).toBe(false);
  });
});
