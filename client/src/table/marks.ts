/** What can be said of an answer for certain (`fracas.core.marks`). */
import type { OptionInfo } from '../lib/protocol';

export const MARKS: Record<OptionInfo['mark'], string> = {
  '': '',
  wins: 'wins',
  loses: 'loses',
  gives: '',
  own: 'at your own side',
  idle: 'changes nothing',
};

/** Stands under "More". */
export function isFolded(option: OptionInfo): boolean {
  return option.mark === 'own' || option.mark === 'idle';
}

/** Is asked for twice. */
export function isAskedAgain(option: OptionInfo): boolean {
  return option.mark === 'loses' || option.mark === 'gives';
}
