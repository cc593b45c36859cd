/** What the server says to pages, for tests; what they send is kept in `sent`. */
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom has no screen that could be asked how wide it is: here it is wide.
window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;

configure({ asyncUtilTimeout: 8_000 }); // A busy machine is no fault of the page.

export const LEVELS = ['easy', 'normal', 'hard'].map((level) => ({
  level,
  bot: `bot-${level}`,
  help: `${level} help`,
}));
export const SETTINGS = [
  {
    name: 'army_size',
    help: 'How many.',
    kind: 'number',
    default: null,
    low: 1,
    high: 8,
    words: [],
    rule: 'figures.army.size',
    bars: [],
  },
  {
    name: 'armies',
    help: '',
    kind: 'form',
    default: [],
    low: 0,
    high: 0,
    words: [],
    rule: 'figures.army.size',
    bars: [],
  },
  {
    name: 'cards',
    help: '',
    kind: 'form',
    default: [],
    low: 0,
    high: 0,
    words: [],
    rule: 'figures.card.three',
    bars: [],
  },
];
export const GAME = {
  name: 'figures',
  title: 'Figures',
  about: 'Toys.',
  least: 2,
  most: 6,
  minutes: 25,
  weight: 1.5,
  how_to_win: ['Be the last player with figures in play.'],
  lessons: [{ id: 'figures.first', title: 'Stop Doctor Dreadful', minutes: 4, steps: 9 }],
  hidden: true,
  simultaneous: true,
  settings: SETTINGS,
  levels: LEVELS,
};
export const CONTENT = {
  lines: [{ id: 'mega-saurs', name: 'Mega Saurs', figure: [] }],
  actions: ['blast', 'boost', 'dodge', 'recover'].map((id) => ({ id, name: id, icon: 'd10', text: `${id} text` })),
};
export const TABLE = {
  id: 't1',
  game: 'figures',
  title: 'Figures',
  state: 'playing',
  seats: [],
  settings: {},
  turns: 0,
  created: 0,
  updated: 0,
  private: true,
  watchable: false,
  audience_talks: true,
  mine: true,
  waiting_for: [] as number[],
  watchers: 0,
  outcome: null,
  rematch: '',
  problem: '',
};
export const CARD = { id: 'duchess-snail', name: 'Duchess Snail', icon: 'snail', actions: ['blast', 'boost', 'dodge'] };
export const RULES = [
  {
    id: 'figures.battle.win',
    title: 'Winning the battle',
    section: 'The battle',
    text: 'The attacker wins.',
    ruling: 'No wound.',
  },
];

export let sent: { path: string; method: string; body: unknown }[];
export let replies: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  replies = {
    'GET /api/games': [GAME],
    'GET /api/me': { name: 'Ann', tables: [] },
    'GET /api/me/learned': { learned: [], at_play: [], played: {} },
    'GET /api/me/made/figures': [CARD],
    'GET /api/games/figures/content': CONTENT,
    'GET /api/games/figures/rules': RULES,
    'POST /api/play-now': { table: TABLE, invites: [] },
    'POST /api/tables': { table: TABLE, invites: [] },
  };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, method: init.method ?? '', body: init.body ? JSON.parse(String(init.body)) : undefined });
    const reply = replies[`${init.method} ${path}`];
    if (reply === undefined)
      return new Response('{"code":"no","rule":"","sentence":"There is no such thing."}', { status: 404 });
    return new Response(JSON.stringify(reply));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

export const posted = (path: string): unknown => sent.find((each) => each.path === path && each.method !== 'GET')?.body;
