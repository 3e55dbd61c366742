import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../browser/launchOptions.ts';
import { differences, type Difference } from './differences.ts';
import { readKit } from './readKit.ts';

const RESETS = ['preflight', 'normalize', 'reboot', 'everything'] as const;
const MOST_SHOWN = 12;

const KIT = '@ezwallet/ui/styles.css';
/** The stylesheets that each page imports, in order. */
const pages: Readonly<Record<string, readonly string[]>> = {
  plain: [KIT],
  layered: ['@ezwallet/ui/layered.css'],
  // After the kit, where a reset is strongest.
  ...Object.fromEntries(RESETS.map((reset) => [reset, [KIT, `./resets/${reset}.css`]])),
};

const html = (page: string) => `<!doctype html>
<html lang="en" data-theme="light">
  <head><meta charset="utf-8" /></head>
  <body>
    <div id="kit" style="position: absolute; inset: 0 auto auto 0; width: 390px; font: 16px/24px serif; color: #111; text-align: left"></div>
    <script type="module" src="./reset-${page}.tsx"></script>
  </body>
</html>`;

async function read(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 800, height: 1200 }, reducedMotion: 'reduce' });
  // The compiler that runs this file names functions through this, and the page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByText('Delete this address?').waitFor();
  const kit = await page.evaluate(readKit);
  await page.close();
  return kit;
}

/**
 * Compares every component on a page without styles of its own with the same page that has a reset, and with the layered
 * stylesheet: each computed style of each element of the kit.
 */
export async function compareResets(consumer: string): Promise<Difference[]> {
  cpSync(join(import.meta.dirname, 'resets'), join(consumer, 'resets'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'wholeKit.tsx'), join(consumer, 'wholeKit.tsx'));
  for (const [page, sheets] of Object.entries(pages)) {
    writeFileSync(join(consumer, `reset-${page}.html`), html(page));
    writeFileSync(
      join(consumer, `reset-${page}.tsx`),
      [...sheets, './wholeKit.tsx'].map((file) => `import '${file}';`).join('\n'),
    );
  }
  const input = Object.keys(pages).map((page) => join(consumer, `reset-${page}.html`));
  const shared = { root: consumer, configFile: false, logLevel: 'silent' } as const;
  await build({ ...shared, plugins: [react()], build: { outDir: 'reset-pages', rolldownOptions: { input } } });
  const server = await preview({
    ...shared,
    build: { outDir: 'reset-pages' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(launchOptions());
  try {
    const plain = await read(browser, `${url}reset-plain.html`);
    const faults: Difference[] = [];
    // A comparison that sees little proves nothing.
    if (Object.keys(plain).length < 400)
      faults.push({ about: 'the resets are compared on too little', text: `${Object.keys(plain).length} elements` });
    for (const page of Object.keys(pages).slice(1)) {
      const lines = differences(plain, await read(browser, `${url}reset-${page}.html`));
      if (lines.length)
        faults.push({
          about: `the kit looks different in the host ${page}`,
          text: `${lines.length}, such as\n${lines.slice(0, MOST_SHOWN).join('\n')}`,
        });
    }
    return faults;
  } finally {
    await browser.close();
    await server.close();
  }
}
