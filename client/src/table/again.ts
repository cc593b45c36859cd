/** Once more: the rematch that somebody has asked for already, or a new one. */
import { rematch } from '../lib/api';
import type { TableInfo } from '../lib/protocol';
import { navigate } from '../lib/router.svelte';
import { complain } from '../lib/toast.svelte';

export async function playAgain(table: TableInfo): Promise<void> {
  try {
    navigate(`/table/${table.rematch || (await rematch(table.id)).table.id}`);
  } catch (thrown) {
    complain(thrown);
  }
}
