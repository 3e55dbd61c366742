import type { Transport } from './Transport.ts';

/**
 * Connects to a parent page of one exact origin, such as a shell simulator.
 *
 * @param origin scheme, host and port, e.g. `https://shell.example`.
 * @returns `undefined` unless the page is framed directly by the top page.
 * @throws TypeError when `origin` is not an exact origin: `*` would send every message to whoever frames the page.
 * @example
 * import { createBridge } from '@ezwallet/bridge';
 * import { iframeTransport } from '@ezwallet/bridge/iframe';
 * import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';
 *
 * const transport = iframeTransport(window, 'http://localhost:5190');
 * if (transport) createBridge<PageProtocol>({ transport, schemas: pageSchemas, page: window });
 */
export function iframeTransport(window: Window, origin: string): Transport | undefined {
  if (new URL(origin).origin !== origin) throw new TypeError(`Not an exact origin: ${origin}`);
  const { parent } = window;
  if (window === parent || parent !== window.top) return undefined;
  let stop = (): void => {};
  return {
    post: (text) => parent.postMessage(text, origin),
    onMessage: (receive) => {
      const listener = (event: MessageEvent<unknown>): void => {
        if (event.origin === origin && event.source === parent) receive(event.data);
      };
      window.addEventListener('message', listener);
      stop = () => window.removeEventListener('message', listener);
    },
    close: () => stop(),
  };
}
