import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../browser/launchOptions.ts';

const LOCKED = ['Dialog', 'Drawer', 'ActionSheet', 'PickerSheet', 'PictureViewer', 'Question'];
/** Hosts whose page scrolls by its body, and by its root. */
const HOSTS: Readonly<Record<string, string>> = { body: '', root: 'html { overflow-y: scroll; }' };

const html = (css: string) => `<!doctype html>
<html lang="en" data-theme="light">
  <head><meta charset="utf-8" /><style>${css}</style></head>
  <body><div id="kit" style="height: 4000px"></div><script type="module" src="./withOverlays.tsx"></script></body>
</html>`;

/** How far a turn of the wheel over the edge of the window moves the page, in px. */
async function turnWheel(page: Page): Promise<number> {
  await page.evaluate('scrollTo(0, 0)');
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 600);
  // A page that scrolls has begun by then; one that may not gives no sign.
  await page.waitForTimeout(250);
  return page.evaluate<number>('scrollY');
}

/** Opens an overlay, turns the wheel, closes it, and turns the wheel again. @returns what is wrong */
async function tryOverlay(page: Page, name: string): Promise<string[]> {
  const width = await page.evaluate<number>('document.getElementById("kit").clientWidth');
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  await page.locator('[data-ui-modal] [aria-modal]:not([data-away])').waitFor();
  const behind = await turnWheel(page);
  const beside = width - (await page.evaluate<number>('document.getElementById("kit").clientWidth'));
  await page.keyboard.press('Escape');
  await page.locator('[data-ui-modal]').waitFor({ state: 'detached' });
  const afterwards = await turnWheel(page);
  const left = await page.evaluate<unknown>(
    '[document.documentElement, document.body].map((each) => each.getAttribute("style"))',
  );
  const locked = LOCKED.includes(name);
  return [
    ...(locked === (behind === 0) ? [] : [`the page behind it moves by ${behind} px`]),
    ...(beside === 0 ? [] : [`the page becomes ${beside} px narrower`]),
    ...(afterwards === 0 ? ['the page does not scroll afterwards'] : []),
    ...(JSON.stringify(left) === '[null,null]' ? [] : [`styles stay: ${JSON.stringify(left)}`]),
  ];
}

/** An overlay whose page moves, and how. */
interface Scrolled {
  readonly about: string;
  readonly text: string;
}

/** Turns the wheel beside every overlay of the packed kit, in hosts without its reset, and after it has closed. */
export async function scrollBehind(consumer: string): Promise<Scrolled[]> {
  copyFileSync(join(import.meta.dirname, 'withOverlays.tsx'), join(consumer, 'withOverlays.tsx'));
  const input = Object.entries(HOSTS).map(([host, css]) => {
    const file = join(consumer, `scroll-${host}.html`);
    writeFileSync(file, html(css));
    return file;
  });
  const shared = { root: consumer, configFile: false, logLevel: 'silent' } as const;
  await build({ ...shared, plugins: [react()], build: { outDir: 'scroll-pages', rolldownOptions: { input } } });
  const server = await preview({
    ...shared,
    build: { outDir: 'scroll-pages' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // A bar that takes room, as with a mouse.
  const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const faults: Scrolled[] = [];
    for (const host of Object.keys(HOSTS)) {
      const page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}scroll-${host}.html`, { waitUntil: 'networkidle' });
      for (const name of [...LOCKED, 'Free']) {
        const found = await tryOverlay(page, name);
        if (found.length)
          faults.push({ about: `${name} in a host that scrolls by its ${host}`, text: found.join('\n') });
      }
      await page.close();
    }
    return faults;
  } finally {
    await browser.close();
    await server.close();
  }
}
