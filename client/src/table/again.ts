/** Once more, or on from where older rules left it. A player of it asks for that, or agrees when another has asked; others go and watch. */
import { openTable, rematch, takeUp } from '../lib/api';
import type { NewTable, TableInfo } from '../lib/protocol';
import { navigate } from '../lib/router.svelte';
import { complain } from '../lib/toast.svelte';

export async function playAgain(table: TableInfo): Promise<void> {
  try {
    const played = table.seats.some((seat) => seat.mine);
    const once = table.problem && table.state === 'playing' ? takeUp : rematch;
    navigate(`/table/${played ? (await once(table.id)).table.id : table.rematch}`);
  } catch (thrown) {
    complain(thrown);
  }
}

/** On to another game. */
export async function playNext(wish: NewTable): Promise<void> {
  try {
    navigate(`/table/${(await openTable(wish)).table.id}`);
  } catch (thrown) {
    complain(thrown);
  }
}
