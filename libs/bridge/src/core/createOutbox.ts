import type { Transport } from '../transports/Transport.ts';

const PROBE_EVERY_MS = 50;
const MAX_PROBES = 3_000 / PROBE_EVERY_MS;
const MAX_QUEUED = 64;

/** Why a message cannot arrive. */
export type Lost = 'CLOSED' | 'UNAVAILABLE';

/** Sends encoded messages, and keeps them until the shell is ready. */
export interface Outbox {
  /** `onLost` receives the reason: no shell appeared, it is gone, too many messages wait, or the bridge is closed. */
  send(text: string, onLost?: (code: Lost) => void): void;
  /** Discards waiting messages. */
  clear(): void;
  close(): void;
}

/** Probes for the transport for at most 3 s, and connects `receive` to it. */
export function createOutbox(
  source: Transport | (() => Transport | undefined),
  receive: (text: unknown) => void,
): Outbox {
  let queue: Parameters<Outbox['send']>[] = [];
  let transport: Transport | undefined;
  let probes = 0;
  let closed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    transport = typeof source === 'function' ? source() : source;
    if (transport) transport.onMessage(receive);
    else if (probes++ < MAX_PROBES) return;
    clearInterval(timer);
    timer = undefined;
    const waiting = queue;
    queue = [];
    for (const entry of waiting) send(...entry);
  }

  function send(...entry: Parameters<Outbox['send']>): void {
    const [text, onLost] = entry;
    if (closed) onLost?.('CLOSED');
    else if (transport) {
      try {
        transport.post(text);
      } catch {
        onLost?.('UNAVAILABLE');
      }
    } else if (timer !== undefined && queue.length < MAX_QUEUED) queue.push(entry);
    else onLost?.('UNAVAILABLE');
  }

  timer = setInterval(look, PROBE_EVERY_MS);
  look();

  return {
    send,
    clear: () => {
      queue = [];
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      transport?.close();
    },
  };
}
