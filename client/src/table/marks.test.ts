import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol';
import { sureThings, sureWord } from './marks';

function option(value: number, mark: OptionInfo['mark'], ...touches: string[]): OptionInfo {
  return { value, mark, touches } as OptionInfo;
}

describe('what is sure of things on the table', () => {
  it('is told of those that are an answer by themselves', () => {
    const options = [
      option(1, 'wins', 'card:KH'),
      option(2, 'loses', 'card:2H'),
      option(3, '', 'card:5H'),
      option(4, 'own', 'card:6H'),
      option(5, 'wins', 'card:7H', 'square:1'),
      option(6, 'wins'),
    ];
    expect([...sureThings({ options })]).toEqual([
      ['card:KH', 'wins'],
      ['card:2H', 'loses'],
    ]);
  });

  it('is nothing while nothing is asked', () => {
    expect(sureThings(null).size).toBe(0);
  });

  it('has words for those who do not see it', () => {
    expect(sureWord('wins')).toBe('surely wins the game');
    expect(sureWord('loses')).toBe('surely loses the game');
    expect(sureWord(undefined)).toBe('');
  });
});
