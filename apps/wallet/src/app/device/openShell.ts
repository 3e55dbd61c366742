import type { Bridge, Haptics } from '@ezwallet/domain-stores';
import type { NativeWindow } from '@ezwallet/bridge';
import type { PageProtocol } from '@ezwallet/bridge/methods';
import { vibration } from './vibration.ts';

/** The native app around the page, if there is one. */
export interface Shell {
  readonly native: boolean;
  readonly bridge: Bridge;
  readonly haptics: Haptics;
}

/** Finds the native app around the page. The bridge's code is loaded only inside of one. */
export function openShell(view: Window & NativeWindow): Shell {
  const native = view.top === view && Boolean(view.webkit?.messageHandlers?.wallet ?? view.wallet);
  const opened = native ? connect(view) : null;
  const tell = (event: 'userLogin' | 'userLogout') => void opened?.then((bridge) => bridge.emit(event));
  return {
    native,
    bridge: { userLogin: () => tell('userLogin'), userLogout: () => tell('userLogout') },
    haptics: vibration,
  };
}

async function connect(view: Window & NativeWindow) {
  const [{ createBridge, detectTransport }, { pageSchemas }] = await Promise.all([
    import('@ezwallet/bridge'),
    import('@ezwallet/bridge/methods'),
  ]);
  return createBridge<PageProtocol>({
    transport: () => detectTransport(view),
    schemas: pageSchemas,
    page: view,
    handlers: { back: () => view.history.back() },
  });
}
