// The catalogue of rules: by section, and searched.
import type { RuleInfo } from './protocol';

export interface Section {
  title: string;
  rules: RuleInfo[];
}

/** The rules in their sections, in the order of the catalogue. */
export function sectionsOf(rules: readonly RuleInfo[]): Section[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const title = rule.section || 'Every table';
    const section = found.get(title);
    if (section) section.push(rule);
    else found.set(title, [rule]);
  }
  return [...found].map(([title, inside]) => ({ title, rules: inside }));
}

/** The rules in which every word that was typed occurs. */
export function searchRules(rules: readonly RuleInfo[], typed: string): RuleInfo[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...rules];
  return rules.filter((rule) =>
    hasWords(`${rule.title} ${rule.text} ${rule.ruling} ${rule.section} ${rule.id}`, words),
  );
}

/** Is every word somewhere in the text? */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word.toLowerCase()));
}

export function wordsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A text cut into what matches and what does not, so that it can be marked. */
export function cut(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  if (words.length === 0) return [{ text, found: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(${longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  );
  return text
    .split(pattern)
    .map((piece, place) => ({ text: piece, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Where a rule stands: a rule of the game, or of every table; empty for what is none. */
export function ruleLink(rule: string, game: string): string {
  return rule.startsWith(`${game}.`) || rule.startsWith('table.') ? `/rules/${game}#${rule}` : '';
}
