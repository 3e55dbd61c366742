import type { Transport } from './Transport.ts';

/**
 * Two connected transports: each receives what the other posts, in order and never synchronously.
 *
 * @example
 * import { memoryTransportPair } from '@ezwallet/bridge/testing';
 *
 * const [page, shell] = memoryTransportPair();
 * shell.onMessage((text) => console.log(text));
 * page.post('hello');
 */
export function memoryTransportPair(): [page: Transport, shell: Transport] {
  const receivers: (((text: unknown) => void) | undefined)[] = [undefined, undefined];
  const end = (own: 0 | 1): Transport => ({
    post: (text) => queueMicrotask(() => receivers[1 - own]?.(text)),
    onMessage: (receive) => {
      receivers[own] = receive;
    },
    close: () => {
      receivers[own] = undefined;
    },
  });
  return [end(0), end(1)];
}
