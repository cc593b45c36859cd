import { afterEach, expect, it } from 'vitest';
import { change, duration, readSettings, settings } from './settings.svelte';

afterEach(() => change({ theme: 'system', speed: 1, sounds: true }));

it('begins with the usual, and still for those who want no motion', () => {
  expect(readSettings(null, false)).toEqual({ theme: 'system', speed: 1, sounds: true });
  expect(readSettings(null, true).speed).toBe(0);
});

it('keeps what was chosen and drops what makes no sense', () => {
  expect(readSettings('{"theme":"dark","speed":2,"sounds":false}', false)).toEqual({
    theme: 'dark',
    speed: 2,
    sounds: false,
  });
  expect(readSettings('{"theme":"pink","speed":7,"sounds":"loud"}', false)).toEqual({
    theme: 'system',
    speed: 1,
    sounds: true,
  });
  expect(readSettings('not json', false).theme).toBe('system');
  expect(readSettings('null', false).theme).toBe('system');
});

it('shows and stores a change', () => {
  change({ theme: 'dark', speed: 0.5 });
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(JSON.parse(localStorage.getItem('fracas.settings') ?? '')).toEqual({
    theme: 'dark',
    speed: 0.5,
    sounds: true,
  });
  change({ theme: 'system' });
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(settings.speed).toBe(0.5);
});

it('makes things last longer when slow, and no time when still', () => {
  change({ speed: 0.5 });
  expect(duration(200)).toBe(400);
  change({ speed: 0 });
  expect(duration(200)).toBe(0);
});
