import type { Bridge } from '@ezwallet/domain-stores';
import type { Bridge as Messages, NativeWindow } from '@ezwallet/bridge';
import type { PageProtocol } from '@ezwallet/bridge/methods';

/** The conversation with the native app. */
export type PageBridge = Messages<PageProtocol>;

/** The native app around the page, if there is one. */
export interface Shell {
  readonly native: boolean;
  readonly bridge: Bridge;
  /** The conversation with the native app, once its code has loaded; null without one. */
  readonly opened: Promise<PageBridge> | null;
}

/** Finds the native app around the page. The bridge's code loads only inside one. */
export function openShell(view: Window & NativeWindow): Shell {
  const simulator = simulatorAround(view);
  const found = view.top === view && Boolean(view.webkit?.messageHandlers?.wallet ?? view.wallet);
  const native = found || simulator !== undefined;
  const opened = native ? connect(view, simulator) : null;
  const tell = (event: 'userLogin' | 'userLogout') => void opened?.then((bridge) => bridge.emit(event));
  return {
    native,
    bridge: { userLogin: () => tell('userLogin'), userLogout: () => tell('userLogout') },
    opened,
  };
}

/**
 * Origin of the shell simulator that frames the page. A build has none, so nobody can frame it and pose as the shell.
 */
function simulatorAround(view: Window): string | undefined {
  if (!import.meta.env.DEV || view.top === view) return undefined;
  return import.meta.env['VITE_SHELL_ORIGIN'] as string | undefined;
}

async function connect(view: Window & NativeWindow, simulator: string | undefined): Promise<PageBridge> {
  const [{ createBridge, detectTransport }, { pageSchemas }] = await Promise.all([
    import('@ezwallet/bridge'),
    import('@ezwallet/bridge/methods'),
  ]);
  const framed =
    import.meta.env.DEV && simulator
      ? (await import('@ezwallet/bridge/iframe')).iframeTransport(view, simulator)
      : undefined;
  return createBridge<PageProtocol>({
    transport: framed ?? (() => detectTransport(view)),
    schemas: pageSchemas,
    page: view,
  });
}
