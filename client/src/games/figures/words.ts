/** What the board of figures says about its things. */
import type { Told } from '../../lib/protocol';
import type { ActionRow, FiguresContent, FiguresEvent, FiguresView, FigureView } from './types';
import { faceOf } from './deck';

export type Actions = ReadonlyMap<string, ActionRow>;

export function actionsOf(content: unknown): Actions {
  const rows = (content as FiguresContent | null)?.actions ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}

export function actionName(actions: Actions, id: string): string {
  return actions.get(id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** The ranks on which a figure's first, second and third special action come (figures.card.three). */
export const RANKS_OF_ACTION = ['Q J', '10 9', '8 7'] as const;

/** What each Blast and each Dodge that waits will add, and each Intimidation take. */
export function bonusOf(content: unknown): number {
  return (content as FiguresContent | null)?.bonus ?? 0;
}

/** How a figure stands, in a few words. */
export function standing(figure: FigureView, bonus: number): string {
  const parts = [figure.wounded ? 'wounded' : `Power ${figure.power}`];
  if (figure.blasts) parts.push(`Blast +${bonus * figure.blasts}`);
  if (figure.dodges) parts.push(`Dodge +${bonus * figure.dodges}`);
  if (figure.fears) parts.push(`intimidated −${bonus * figure.fears}`);
  if (figure.armor.length) parts.push(`armor ${figure.armor.map(faceOf).join(' ')}`);
  return parts.join(', ');
}

const CAN: Record<string, string> = {
  attacker: 'can attack',
  defender: 'can defend',
  armor: 'can take the armor',
  boost: 'can gain 2 Power',
  luck: 'can roll its die',
  mindcontrol: 'can join your army',
  recover: 'can return',
  explosion: 'can be hit',
};

/** Who holds a figure captive; -1 if nobody does. */
export function captorOf(view: FiguresView, figure: FigureView): number {
  return view.captives.findIndex((held) => held.includes(figure.id));
}

/** Whose captive a figure is, who fielded it and with which Power: what Recover and Mind Control choose by. */
export function captivity(view: FiguresView, figure: FigureView, nameOf: (seat: number) => string): string {
  const captor = captorOf(view, figure);
  return captor < 0
    ? ''
    : `captive of ${nameOf(captor)}, fielded by ${nameOf(figure.owner)} with Power ${figure.start}`;
}

/** The name of a figure's button: what it is, how it stands, what it can do now. */
export function figureLabel(
  view: FiguresView,
  figure: FigureView,
  bonus: number,
  ask: string,
  lit: boolean,
  nameOf: (seat: number) => string,
  odds = '',
): string {
  const captive = captivity(view, figure, nameOf);
  const parts = [view.cards[figure.card]?.name ?? 'A figure', captive || standing(figure, bonus)];
  if (figure.id === view.attacker) parts.push('attacks');
  if (figure.id === view.defender) parts.push('defends');
  if (lit) parts.push(CAN[ask] ?? 'can be chosen');
  if (lit && odds) parts.push(odds);
  return parts.join(', ');
}

/** Is a seat out of the game? Nobody is before the armies stand. */
export function isOut(view: FiguresView, seat: number): boolean {
  return view.phase !== 'muster' && view.phase !== 'opening' && !view.lines[seat]?.length;
}

/** What a fighter adds to its card, as it was told when it attacked or defended in this turn; null before that. */
export function addsOf(told: readonly Told[], figure: number): number | null {
  const fights = ({ type, figure: of }: Record<string, unknown>): boolean =>
    (type === 'Attacks' || type === 'Defends') && of === figure;
  const last = told.findLast(({ event }) => event['type'] === 'TurnBegins' || fights(event))?.event as
    FiguresEvent | undefined;
  return last && 'adds' in last ? last.adds : null;
}

/** The table as it stands once it was given up: nobody's turn, and no battle under way. */
export function givenUp(view: FiguresView): FiguresView {
  const phase = view.phase === 'muster' ? 'muster' : 'over';
  return { ...view, phase, attacker: -1, defender: -1, opponent: -1 };
}
