import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, pathOfClick, place, placeOf, startRouter } from './router.svelte';

vi.stubGlobal('scrollTo', vi.fn());
afterAll(() => vi.unstubAllGlobals());

describe('what an address shows', () => {
  it.each([
    ['/', 'home', ''],
    ['/setup/figures', 'setup', 'figures'],
    ['/join', 'join', ''],
    ['/join/Ab-9_x', 'join', 'Ab-9_x'],
    ['/watch', 'watch', ''],
    ['/my-games', 'my-games', ''],
    ['/replays', 'replays', ''],
    ['/replay/7', 'replay', '7'],
    ['/table/7', 'table', '7'],
    ['/rules', 'rules', ''],
    ['/rules/figures', 'rules', 'figures'],
    ['/cards', 'of-a-game', '/cards'],
    ['/about', 'about', ''],
    ['/kept', 'kept', ''],
    ['/nowhere', 'missing', ''],
    ['/table/7/8', 'missing', ''],
  ])('%s is the page %s', (address, page, id) => {
    expect(placeOf(address)).toMatchObject({ page, id });
  });

  it('reads the rule after the #, the query, and a slash too many', () => {
    const found = placeOf('/rules/figures/?q=1#figures.battle.win');
    expect(found).toMatchObject({ page: 'rules', id: 'figures', hash: 'figures.battle.win' });
    expect(found.query.get('q')).toBe('1');
  });

  it('does not choke on a broken escape', () => {
    expect(placeOf('/join/%E0%A4%A').id).toBe('%E0%A4%A');
  });
});

describe('going there', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = startRouter();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
    navigate('/');
  });

  it('changes the address and the place', () => {
    navigate('/table/5');
    expect(location.pathname).toBe('/table/5');
    expect(place()).toMatchObject({ page: 'table', id: '5' });
  });

  it('follows plain links inside the app', () => {
    document.body.innerHTML = '<a href="/watch"><b>Watch</b></a>';
    document.querySelector('b')?.click();
    expect(place().page).toBe('watch');
  });

  it.each([
    ['another origin', '<a href="https://example.org/">x</a>', {}],
    ['a new tab', '<a href="/watch" target="_blank">x</a>', {}],
    ['a download', '<a href="/watch" download>x</a>', {}],
    ['the server', '<a href="/api/tables/1/record">x</a>', {}],
    ['a click with Control', '<a href="/watch">x</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/watch">x</a>', { button: 1 }],
  ])('leaves to the browser: %s', (_what, html, extra) => {
    document.body.innerHTML = html;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...extra });
    Object.defineProperty(click, 'target', { value: document.querySelector('a') });
    expect(pathOfClick(click)).toBeNull();
  });
});
