import type { NativeWindow } from './native-window.ts';
import { portTransport } from './portTransport.ts';
import type { Transport } from './Transport.ts';

/**
 * Connects to a WKWebView shell: sends through the script message handler `wallet`, receives through
 * `window.__walletBridge.receive`.
 *
 * @returns `undefined` when the window has no such handler.
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
