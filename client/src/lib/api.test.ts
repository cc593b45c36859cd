// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { saveCard } from '../games/figures/cardsApi';
import { ApiError, getMe, openTable, recordName, sentenceOf } from './api';

const reply = (status: number, body: string) => vi.fn<typeof fetch>(async () => new Response(body, { status }));
const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (thrown) {
    return thrown as ApiError;
  }
  throw new Error('nothing was thrown');
};

afterEach(() => vi.unstubAllGlobals());

it('names a record as the server does', () => {
  expect(recordName({ game: 'figures', id: 'abcdefghijkl' })).toBe('figures-abcdefgh.jsonl');
});

it('gives what the server gives', async () => {
  vi.stubGlobal('fetch', reply(200, '{"name":"Ann","tables":[]}'));
  expect(await getMe()).toEqual({ name: 'Ann', tables: [] });
});

it('sends JSON where there is something to send', async () => {
  const fetch = reply(200, '{}');
  vi.stubGlobal('fetch', fetch);
  await saveCard({ id: 'the-snail', name: 'The Snail', actions: ['blast', 'boost', 'dodge'] });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/me/made/figures/the-snail');
  expect(init).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } });
});

it('throws the refusal of the server with its rule and its sentence', async () => {
  vi.stubGlobal('fetch', reply(422, '{"code":"army-size","rule":"figures.army.size","sentence":"Too many figures."}'));
  const error = await caught(openTable({ game: 'figures', seats: [] }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'army-size',
    rule: 'figures.army.size',
    sentence: 'Too many figures.',
    status: 422,
  });
});

it('has a sentence for pages that are not ours', async () => {
  vi.stubGlobal('fetch', reply(502, '<html>Bad gateway</html>'));
  expect(await caught(getMe())).toMatchObject({ code: 'http-502', rule: '' });
  vi.stubGlobal('fetch', reply(429, ''));
  expect((await caught(getMe())).sentence).toContain('too much');
});

it('says so when there is no server', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('failed'))),
  );
  expect(await caught(getMe())).toMatchObject({ code: 'offline', status: 0 });
});

it('never shows the insides of an error', () => {
  expect(sentenceOf(new TypeError('x is undefined'))).not.toContain('undefined');
});
