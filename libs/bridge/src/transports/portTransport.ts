import { type ListeningPort, type NativePort, RECEIVER } from './native-window.ts';
import type { Transport } from './Transport.ts';

/**
 * Speaks through a native object. In come messages as the object's own events where it has them, else through
 * `window.__walletBridge.receive`, which the shell calls by running a script in the page.
 */
export function portTransport(window: Window, port: NativePort | ListeningPort): Transport {
  let stop = (): void => {};
  return {
    post: (text) => port.postMessage(text),
    onMessage: (receive) => {
      if ('addEventListener' in port) {
        const listener = (event: { readonly data: unknown }): void => receive(event.data);
        port.addEventListener('message', listener);
        stop = () => port.removeEventListener('message', listener);
      } else {
        Object.defineProperty(window, RECEIVER, { value: { receive }, configurable: true });
        stop = () => void Reflect.deleteProperty(window, RECEIVER);
      }
    },
    close: () => stop(),
  };
}
