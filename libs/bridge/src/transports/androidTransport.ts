import type { NativeWindow } from './native-window.ts';
import { portTransport } from './portTransport.ts';
import type { Transport } from './Transport.ts';

/**
 * Connects to an Android WebView shell through `window.wallet`: a WebMessageListener, or the older JavascriptInterface,
 * which delivers messages through `window.__walletBridge.receive`.
 *
 * @returns `undefined` when the window has no such object. An element `id="wallet"` has that name without a
 *   `postMessage`; an `<iframe name="wallet">` has one, but is a window.
 * @example
 * import { androidTransport } from '@ezwallet/bridge';
 *
 * const transport = androidTransport(window);
 * transport?.onMessage((text) => console.log(text));
 */
export function androidTransport(window: Window & NativeWindow): Transport | undefined {
  const port = window.wallet;
  if (typeof port?.postMessage !== 'function' || (port as { window?: unknown }).window === port) return undefined;
  return portTransport(window, port);
}
