/** Once more. Whoever has played asks for a rematch, or agrees to the one that was asked for; others go and watch it. */
import { rematch } from '../lib/api';
import type { TableInfo } from '../lib/protocol';
import { navigate } from '../lib/router.svelte';
import { complain } from '../lib/toast.svelte';

export async function playAgain(table: TableInfo): Promise<void> {
  try {
    const played = table.seats.some((seat) => seat.mine);
    navigate(`/table/${played ? (await rematch(table.id)).table.id : table.rematch}`);
  } catch (thrown) {
    complain(thrown);
  }
}
