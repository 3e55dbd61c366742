import type { Page } from '@playwright/test';

/** What a page did that no page of ours does. */
export interface Watch {
  /** Broken rules of the content security policy, faults of scripts, dialogs of the browser, and scripts of a payload. */
  readonly faults: readonly string[];
  /** Every host that the page asked for anything. */
  readonly hosts: ReadonlySet<string>;
}

/** Watches a page from now on. Payloads call `__xss`. */
export async function watchPage(page: Page): Promise<Watch> {
  const faults: string[] = [];
  const hosts = new Set<string>();
  const tell = (text: string) => void faults.push(`${page.url()} ${text}`);
  page.on('pageerror', (error) => tell(error.stack ?? error.message));
  page.on('dialog', (dialog) => {
    tell(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(host);
  });
  await page.exposeFunction('__xss', (from: unknown) => tell(`script of payload ${String(from)}`));
  await page.exposeFunction('__violation', tell);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { __violation(text: string): void }).__violation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return { faults, hosts };
}
