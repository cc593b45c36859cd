/** What happens in the middle of the table, in the few words that stand there. */
import type { FiguresEvent } from './types';
import { actionName, type Actions } from './words';

/** Of the event that is on stage; empty if it needs none. */
export function headlineOf(
  playing: FiguresEvent,
  viewer: number,
  nameOf: (seat: number) => string,
  actions: Actions,
): string {
  switch (playing.type) {
    case 'TurnBegins':
      return playing.seat === viewer ? 'Your turn' : `${nameOf(playing.seat)}’s turn`;
    case 'GoesFirst':
      return playing.seat === viewer ? 'You go first' : `${nameOf(playing.seat)} goes first`;
    case 'AttackFails':
      return 'The attack fails';
    case 'SpecialUsed':
      return `${actionName(actions, playing.action)}!`;
    case 'Wounded':
      return 'Wounded!';
    case 'Captured':
      return 'Captured!';
    case 'ArmorSpent':
      return 'Armor holds!';
    case 'Sneaks':
      return 'Sneaks: another turn';
    case 'Stunned':
      return 'Stunned!';
    case 'TurnLost':
      return 'Stunned: the turn is lost';
    case 'PlayerOut':
      return playing.seat === viewer ? 'You are out' : `${nameOf(playing.seat)} is out`;
    case 'Reshuffled':
      return 'The discards are shuffled';
    case 'DealtForFirst':
      return 'The first Ace goes first';
    default:
      return '';
  }
}
