// What rules are called. The catalogue of a game is fetched once, when the first of its rules is to be named.
import { rulesOf } from './api';

const asked = new Set<string>();
const titles: Record<string, string> = $state({});

export function loadTitles(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  rulesOf(game).then(
    (rules) => Object.assign(titles, Object.fromEntries(rules.map((rule) => [rule.id, rule.title]))),
    () => asked.delete(game), // Tried again with the next rule; until then it is just "the rule".
  );
}

/** The title of a rule; empty until it is known. */
export function titleOf(rule: string): string {
  return titles[rule] ?? '';
}
