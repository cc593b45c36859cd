// Short notes at the edge of the screen, which go away by themselves. Notes are announced; problems are alerts by themselves.
import { announce } from './announce.svelte';
import { sentenceOf } from './api';

export interface Toast {
  number: number;
  text: string;
  kind: 'note' | 'problem';
}

let last = 0;
const shown: Toast[] = $state([]);

export function toasts(): Toast[] {
  return shown;
}

export function toast(text: string, kind: Toast['kind'] = 'note', seconds = kind === 'problem' ? 9 : 4): void {
  last += 1;
  const number = last;
  shown.push({ number, text, kind });
  if (kind === 'note') announce(text);
  setTimeout(() => dismiss(number), seconds * 1000);
}

/** Shows what went wrong, in the server's own words where it has any. */
export function complain(thrown: unknown): void {
  toast(sentenceOf(thrown), 'problem');
}

export function dismiss(number: number): void {
  const place = shown.findIndex((each) => each.number === number);
  if (place >= 0) shown.splice(place, 1);
}
