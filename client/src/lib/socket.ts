/**
 * The line to a table: says Hello with the last event seen, pings to see whether anybody is there, and comes back by itself.
 *
 * What is sent while it is down is not kept here: `send` says so, and its sender keeps it (see table/room.ts).
 */
import { filled, PROTOCOL, type FromBrowser, type ToBrowser } from './protocol';

/**
 * Silent: open, but nothing comes back; most likely the network is gone. Waiting: broken, and to be opened again in a moment.
 * Refused: the server has closed it for good, and nothing is tried again.
 */
export type LineState = 'connecting' | 'open' | 'silent' | 'waiting' | 'closed' | 'refused';

export interface Listener {
  /** How many events this browser has seen: for the Hello. */
  seen(): number;
  receive(message: ToBrowser): void;
  state(state: LineState): void;
}

export interface Line {
  /** False if nothing was sent because the line is down or silent. */
  send(message: FromBrowser): boolean;
  /** Tries at once to come back, if the line is down or silent. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Somebody who is offline is told so within this time. */
export const OFFLINE_WITHIN = 3_000;
/** How often the server is asked for a sign of life, and how soon it must answer. */
export const PING_EVERY = 2_000;
export const PONG_WITHIN = 1_000;
/** A line that has been silent for so long is given up for another. */
export const DROP_AFTER = 8_000;
/** So long a line may take to open. */
const WELCOME_WITHIN = 8_000;
/** Close codes with which the server turns a browser away: no such table, too many lines, nonsense was sent. */
const TURNED_AWAY = [1008, 1009];

/** How long to wait before try number ``tries`` (from 0): doubling, with a little chance so that not all come at once. */
export function backoff(tries: number, random: number = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
  return wait * (0.75 + random / 2);
}

export function socketAddress(table: string, from: { protocol: string; host: string } = location): string {
  const scheme = from.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${from.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export function openLine(table: string, listener: Listener): Line {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  /** When the server was asked for the sign of life that has not come yet. */
  let pinged: number | null = null;
  let welcomed = false;
  let silent = false;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    if (closed) return;
    listener.state('connecting');
    const mine = new WebSocket(socketAddress(table));
    socket = mine;
    pinged = null;
    welcomed = silent = false;
    clearTimeout(doubt);
    doubt = setTimeout(drop, WELCOME_WITHIN);
    mine.addEventListener('open', () => {
      if (mine !== socket) return;
      put({ type: 'Hello', protocol: PROTOCOL, after: listener.seen() });
      heartbeat = setInterval(beat, PING_EVERY);
    });
    mine.addEventListener('message', (message) => {
      if (mine !== socket) return;
      pinged = null;
      if (welcomed) clearTimeout(doubt);
      const heard = filled(JSON.parse(String(message.data)) as ToBrowser);
      if (heard.type === 'Welcome') {
        tries = 0;
        welcomed = true;
        silent = false;
        clearTimeout(doubt);
        listener.state('open');
      } else if (silent) {
        silent = false;
        listener.state('open');
      }
      listener.receive(heard);
    });
    mine.addEventListener('close', (event) => {
      if (mine !== socket) return;
      if (TURNED_AWAY.includes(event.code)) refused();
      else lost();
    });
  }

  /** It would be turned away again. */
  function refused(): void {
    clearInterval(heartbeat);
    clearTimeout(doubt);
    socket = null;
    if (closed) return;
    closed = true;
    listener.state('refused');
  }

  function lost(): void {
    clearInterval(heartbeat);
    clearTimeout(doubt);
    socket = null;
    if (closed) return;
    listener.state('waiting');
    clearTimeout(timer);
    timer = setTimeout(connect, backoff(tries));
    tries += 1;
  }

  /** Nobody is at the other end any more. */
  function drop(): void {
    const dead = socket;
    lost();
    dead?.close();
  }

  function beat(): void {
    if (!welcomed) return;
    if (pinged !== null) {
      if (performance.now() - pinged >= DROP_AFTER) drop();
      return;
    }
    pinged = performance.now();
    put({ type: 'Ping' });
    clearTimeout(doubt);
    doubt = setTimeout(() => {
      if (pinged === null) return;
      silent = true;
      listener.state('silent');
    }, PONG_WITHIN);
  }

  function put(message: FromBrowser): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** The tab is looked at again, or the network has come or gone: do not wait for the timer. */
  function wake(): void {
    if (closed || document.visibilityState === 'hidden') return;
    if (socket === null) connect();
    else if (socket.readyState === WebSocket.OPEN) beat();
  }

  /** The line is down: do not wait for the timer, or for a silent one to speak. */
  function retry(): void {
    if (closed || (socket !== null && !silent)) return;
    const dead = socket;
    clearInterval(heartbeat);
    connect();
    dead?.close();
  }

  /** The network is back; what was open before is most likely dead. */
  function online(): void {
    if (silent) retry();
    else wake();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', online);
  window.addEventListener('offline', wake);
  connect();

  return {
    send: (message) => !silent && put(message),
    retry,
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(doubt);
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', wake);
      socket?.close();
      socket = null;
      listener.state('closed');
    },
  };
}
