import type { PageBridge } from '../device/openShell.ts';

/**
 * Opens links to other sites in the phone's browser: a webview of the native app shows the wallet alone. A native app that
 * cannot leaves it to the webview.
 */
export function openLinks(
  page: Document,
  bridge: Pick<PageBridge, 'call'>,
  view: Pick<Window, 'open' | 'location'>,
): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null;
    if (!link || event.defaultPrevented || link.protocol !== 'https:' || link.origin === view.location.origin) return;
    event.preventDefault();
    const url = link.href;
    void bridge.call('openBrowser', { url }).catch(() => view.open(url, '_blank', 'noopener,noreferrer'));
  });
}
