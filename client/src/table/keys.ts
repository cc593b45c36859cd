/** The keys at a table. None of them works while somebody writes, or while a dialog is open. */

export type KeyAction = number | 'undo' | 'hint' | 'log' | 'chat' | 'help' | 'escape';

const LETTERS: Record<string, KeyAction> = { u: 'undo', h: 'hint', l: 'log', c: 'chat', '?': 'help', Escape: 'escape' };

export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>,
): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
    return null;
  if (document.querySelector('dialog[open]')) return null;
  if (/^[0-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
