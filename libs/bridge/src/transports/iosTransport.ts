import type { NativeWindow } from './native-window.ts';
import { portTransport } from './portTransport.ts';
import type { Transport } from './Transport.ts';

/**
 * Speaks to a WKWebView shell: out through the script message handler `wallet`, in through
 * `window.__walletBridge.receive`.
 *
 * @returns `undefined` where the window has no such handler.
 *
 * @example
 * import { iosTransport } from '@ezwallet/bridge';
 *
 * const transport = iosTransport(window);
 * transport?.onMessage((text) => console.log(text));
 */
export function iosTransport(window: Window & NativeWindow): Transport | undefined {
  const port = window.webkit?.messageHandlers?.wallet;
  return port && portTransport(window, port);
}
