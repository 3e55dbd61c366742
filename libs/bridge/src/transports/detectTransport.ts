import { androidTransport } from './androidTransport.ts';
import { iosTransport } from './iosTransport.ts';
import type { NativeWindow } from './native-window.ts';
import type { Transport } from './Transport.ts';

/**
 * Finds the native shell that hosts a page. Only the top frame has one: an Android JavascriptInterface appears in every
 * frame, including third-party ones.
 *
 * @returns `undefined` while there is none; a shell may add its object to a running page.
 * @example
 * import { createBridge, detectTransport } from '@ezwallet/bridge';
 * import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';
 *
 * createBridge<PageProtocol>({ transport: () => detectTransport(window), schemas: pageSchemas, page: window });
 */
export function detectTransport(window: Window & NativeWindow): Transport | undefined {
  return window.top === window ? (iosTransport(window) ?? androidTransport(window)) : undefined;
}
