import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy';
import { isLoopback } from './reach';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('knows which links work on this machine only', () => {
  expect(['localhost', 'play.localhost', '127.0.0.1', '127.0.1.1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['192.168.1.5', 'example.org', '[fd00::1]', '1270.0.0.1', 'localhost.example.org'].some(isLoopback)).toBe(
    false,
  );
});

describe('what is handed on', () => {
  const asked = (origin: string): ReturnType<typeof vi.fn> =>
    vi.fn(async () => new Response(JSON.stringify({ origin })));
  it('takes the address of the network where the page itself came from this machine', async () => {
    const fetch = asked('http://192.168.1.5:8000');
    vi.stubGlobal('fetch', fetch);
    vi.resetModules();
    const { originForOthers } = await import('./reach');
    expect(await originForOthers({ hostname: '192.168.1.7', origin: 'http://192.168.1.7:8000' })).toBe(
      'http://192.168.1.7:8000',
    );
    expect(fetch).not.toHaveBeenCalled();
    expect(await originForOthers({ hostname: 'localhost', origin: 'http://localhost:8000' })).toBe(
      'http://192.168.1.5:8000',
    );
    await originForOthers({ hostname: 'localhost', origin: 'http://localhost:8000' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('is nothing where nobody else can come', async () => {
    vi.stubGlobal('fetch', asked(''));
    vi.resetModules();
    const { originForOthers } = await import('./reach');
    expect(await originForOthers({ hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' })).toBe('');
  });
});

describe('copying', () => {
  const field = (text: string): HTMLInputElement => {
    const made = document.createElement('input');
    made.value = text;
    document.body.append(made);
    return made;
  };
  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });
  it.each([undefined, { writeText: () => Promise.reject(new Error('not allowed')) }])(
    'selects the field and copies it where there is none',
    async (clipboard) => {
      vi.stubGlobal('navigator', { clipboard });
      const link = field('a link');
      let copied = '';
      document.execCommand = (): boolean => {
        copied = (document.activeElement as HTMLInputElement).value.slice(
          link.selectionStart ?? 0,
          link.selectionEnd ?? 0,
        );
        return true;
      };
      expect(await copyText('a link', link)).toBe(true);
      expect(copied).toBe('a link');
    },
  );
  it('copies what stands in no field, and puts the focus back', async () => {
    vi.stubGlobal('navigator', {});
    const before = field('');
    before.focus();
    let copied = '';
    document.execCommand = (): boolean => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    expect(await copyText('an army')).toBe(true);
    expect(copied).toBe('an army');
    expect(document.activeElement).toBe(before);
    expect(document.querySelector('textarea')).toBeNull();
  });
  it('says when the viewer has to do it', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = (): boolean => false;
    const link = field('a link');
    expect(await copyText('a link', link)).toBe(false);
    expect(link.selectionEnd).toBe(6);
  });
});
