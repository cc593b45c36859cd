// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { settingsToSend, readNumber, saySettings, startValues } from './tableSettings';
import type { GameInfo, Setting } from './protocol';
import { faultOfWishes, newWish, startWishes, wishesToSend } from './seatWishes';

const setting = (given: Partial<Setting>): Setting => ({
  name: 'x',
  help: '',
  kind: 'number',
  default: null,
  low: 1,
  high: 8,
  words: [],
  rule: 'table.settings',
  bars: [],
  ...given,
});
const size = setting({ name: 'army_size' });
const limit = setting({ name: 'turn_limit', default: 400, high: 10_000 });
const armies = setting({ name: 'armies', kind: 'form', default: [] });
const open = setting({ name: 'open_hands', kind: 'switch', default: false });

const game: GameInfo = {
  name: 'figures',
  title: 'Figures',
  about: '',
  least: 2,
  most: 3,
  minutes: 25,
  weight: 1.5,
  how_to_win: [],
  lessons: [],
  hidden: true,
  simultaneous: true,
  settings: [],
  levels: [
    { level: 'easy', bot: 'careless', help: '', name: '', face: '', strength: '' },
    { level: 'normal', bot: 'greedy', help: '', name: '', face: '', strength: '' },
  ],
};

describe('options', () => {
  it('reads numbers as they are typed', () => {
    expect(readNumber(size, ' 3 ')).toEqual({ value: 3, fault: '' });
    expect(readNumber(size, '')).toEqual({ value: null, fault: '' });
    expect(readNumber(limit, '').fault).toContain('1 to 10000');
    for (const typed of ['0', '9', '2.5', 'many', '-1', '1e9']) expect(readNumber(size, typed).fault).not.toBe('');
  });

  it('sends only what is special about the table', () => {
    const settings = [size, limit, armies, open];
    const values = startValues(settings);
    expect(settingsToSend(settings, values)).toEqual({});
    expect(
      settingsToSend(settings, { ...values, army_size: 3, armies: ['random', 'choose'], open_hands: true }),
    ).toEqual({
      army_size: 3,
      armies: ['random', 'choose'],
      open_hands: true,
    });
  });

  it('does not share its default with the form', () => {
    const values = startValues([armies]);
    (values.armies as string[]).push('random');
    expect(armies.default).toEqual([]);
  });

  it('says the options of a table in words', () => {
    expect(
      saySettings([size, limit, armies, open], { army_size: 3, turn_limit: 400, armies: ['random'], open_hands: true }),
    ).toEqual(['army size 3', 'open hands']);
  });
});

describe('seats', () => {
  it('begins with me against a bot', () => {
    expect(wishesToSend(game, startWishes(game))).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('sends hot-seat players with a name, and open seats bare', () => {
    const wishes = [
      newWish(game, 'me'),
      { ...newWish(game, 'here'), name: ' Bo ' },
      newWish(game, 'here'),
      newWish(game, 'open'),
    ];
    expect(wishesToSend(game, wishes)).toEqual([
      { kind: 'me' },
      { kind: 'me', name: 'Bo' },
      { kind: 'me', name: 'Player 3' },
      { kind: 'open' },
    ]);
  });

  it('knows when there are too few, too many, or two of me', () => {
    const bot = newWish(game, 'bot');
    expect(faultOfWishes(game, [bot])).toContain('at least 2');
    expect(faultOfWishes(game, [bot, bot, bot, bot])).toContain('at most 3');
    expect(faultOfWishes(game, [newWish(game, 'me'), newWish(game, 'me')])).not.toBe('');
    expect(faultOfWishes(game, startWishes(game))).toBe('');
  });
});
