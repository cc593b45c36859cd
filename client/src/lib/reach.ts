// From where a link to this server works: everywhere that this page came from, or only on this machine.
import { getReach } from './api';

export const LOCAL_ONLY =
  'This link only works on this machine. To let others on the same network in, start the server with --lan.';

export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d+){3}$/.test(hostname) ||
    hostname === '[::1]'
  );
}

let asking: Promise<string> | null = null;

/** The beginning of every link that is handed on; empty if others cannot come here at all. */
export function originForOthers(here: Pick<Location, 'origin' | 'hostname'> = location): Promise<string> {
  if (!isLoopback(here.hostname)) return Promise.resolve(here.origin);
  asking ??= getReach()
    .then((reach) => reach.origin)
    .catch(() => {
      asking = null;
      return '';
    });
  return asking;
}
