/** The character cards that a guest has made, on the server. */
import { call } from '../../lib/api';
import type { CardInfo } from './types';

const CARDS = '/me/made/figures';
const path = (id: string): string => `${CARDS}/${encodeURIComponent(id)}`;

export const listCards = (): Promise<CardInfo[]> => call('GET', CARDS);
export const saveCard = (card: CardInfo): Promise<CardInfo> => call('PUT', path(card.id), card);
export const deleteCard = (id: string): Promise<CardInfo[]> => call('DELETE', path(id));
