/** What can be said of an answer for certain (`fracas.core.marks`). */
import type { AskedInfo, OptionInfo } from '../lib/protocol';

export const MARKS: Record<OptionInfo['mark'], string> = {
  '': '',
  wins: 'wins',
  loses: 'loses',
  gives: '',
  own: 'at your own side',
  idle: 'changes nothing',
};

/** What decides the game for certain. */
export type Sure = 'wins' | 'loses';

/** What is sure of the things that are an answer by themselves: each by its name. */
export function sureThings(asked: Pick<AskedInfo, 'options'> | null): Map<string, Sure> {
  const sure = new Map<string, Sure>();
  for (const { mark, touches } of asked?.options ?? [])
    if ((mark === 'wins' || mark === 'loses') && touches.length === 1) sure.set(touches[0]!, mark);
  return sure;
}

/** The end of the name of such a thing, for those who do not see the mark. */
export function sureWord(sure: Sure | undefined): string {
  return sure === 'wins' ? 'surely wins the game' : sure === 'loses' ? 'surely loses the game' : '';
}

/** Stands under "More". */
export function isFolded(option: OptionInfo): boolean {
  return option.mark === 'own' || option.mark === 'idle';
}

/** Is asked for twice. */
export function isAskedAgain(option: OptionInfo): boolean {
  return option.mark === 'loses' || option.mark === 'gives';
}
