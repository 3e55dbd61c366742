import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../browser/launchOptions.ts';
import { differences, type Difference } from './differences.ts';
import { readPage } from './readPage.ts';

const PAGES = ['withKit', 'withReset', 'withoutKit'] as const;
const MOST_SHOWN = 12;

async function open(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 800, height: 1200 } });
  // The compiler that runs this file names functions through this, and the page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(url, { waitUntil: 'networkidle' });
  const state = await page.evaluate(readPage);
  const picture = await page.locator('#host').screenshot({ animations: 'disabled' });
  await page.close();
  return { ...state, picture };
}

/**
 * Compares a page that uses the packed kit with the same page without it, in a browser: every computed style of every
 * element outside the kit, its pixels, and whether it scrolls. Then the other way round: the kit looks the same in that
 * page and in the shell of an app, which has `reset.css`.
 */
export async function compareHosts(consumer: string): Promise<Difference[]> {
  const html = readFileSync(join(import.meta.dirname, 'host.html'), 'utf8');
  for (const page of PAGES) {
    const script = `${page}.${page === 'withoutKit' ? 'ts' : 'tsx'}`;
    copyFileSync(join(import.meta.dirname, script), join(consumer, script));
    // In a shell, components take the text around them, so that page has no styles of its own.
    const styled = page === 'withReset' ? html.replace(/<style>.*<\/style>/s, '') : html;
    writeFileSync(join(consumer, `${page}.html`), styled.replace('SCRIPT', script));
  }
  const input = PAGES.map((page) => join(consumer, `${page}.html`));
  const shared = { root: consumer, configFile: false, logLevel: 'silent' } as const;
  await build({ ...shared, plugins: [react()], build: { outDir: 'pages', rolldownOptions: { input } } });
  const server = await preview({ ...shared, build: { outDir: 'pages' }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(launchOptions());
  try {
    const [kit, shell, bare] = [
      await open(browser, `${url}withKit.html`),
      await open(browser, `${url}withReset.html`),
      await open(browser, `${url}withoutKit.html`),
    ];
    const faults: Difference[] = [];
    const report = (about: string, lines: readonly string[]) =>
      lines.length &&
      faults.push({ about, text: `${lines.length}, such as\n${lines.slice(0, MOST_SHOWN).join('\n')}` });
    report('styles.css changes the page around the kit', differences(bare.host, kit.host));
    report('the kit takes the looks of the page around it', differences(shell.kit, kit.kit));
    if (!kit.picture.equals(bare.picture))
      report('the page around the kit has other pixels', ['compare withKit.html with withoutKit.html']);
    if (!kit.scrolls || kit.scrollHeight !== bare.scrollHeight)
      report('the page around the kit scrolls differently', [
        `${kit.scrollHeight} px, ${bare.scrollHeight} px without`,
      ]);
    // A check that cannot fail proves nothing: the reset changes almost every element.
    if (differences(bare.host, shell.host).length < 20 || Object.keys(kit.kit).length < 50)
      report('the comparison sees too little', [`${Object.keys(kit.kit).length} elements of the kit`]);
    return faults;
  } finally {
    await browser.close();
    await server.close();
  }
}
