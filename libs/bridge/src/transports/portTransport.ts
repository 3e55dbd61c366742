import { type ListeningPort, type NativePort, RECEIVER } from './native-window.ts';
import type { Transport } from './Transport.ts';

/**
 * Sends through a native object. Messages arrive as the object's own events if it has them; otherwise the shell calls
 * `window.__walletBridge.receive` with a script in the page.
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
