/** The armies that a guest has built, on the server; and whether one may be fielded, which only the server says. */
import { call } from '../../lib/api';
import type { ArmyInfo } from './types';

const ARMIES = '/me/made/skirmish';
const path = (id: string): string => `${ARMIES}/${encodeURIComponent(id)}`;

export const listArmies = (): Promise<ArmyInfo[]> => call('GET', ARMIES);
export const saveArmy = (army: ArmyInfo): Promise<ArmyInfo> => call('PUT', path(army.id), army);
export const deleteArmy = (id: string): Promise<ArmyInfo[]> => call('DELETE', path(id));
/** Gives the army back, or is refused with a rule and a sentence; nothing is kept. */
export const checkArmy = (army: ArmyInfo): Promise<ArmyInfo> => call('POST', ARMIES, army);
