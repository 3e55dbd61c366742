import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { shotsOf, type Story } from './readStories.ts';
import { fileOf, LOCALES, THEMES, type ShotLocale, type Theme } from './Shot.ts';

/** The attributes that the stage sets on the root element. */
const LANG: Record<ShotLocale, string> = { en: 'en', zh_HK: 'zh-Hant-HK' };
const WIDTH = 390;
const HEIGHT = 844;
/** The time that every picture shows. */
const NOW = Date.UTC(2026, 2, 4, 6, 30);
/** A `play` may wait for its own timer. A longer wait is a fault. */
const PATIENCE_MS = 20_000;

/**
 * A page is ready when nothing has changed for the first time. A page that never rests is photographed after the
 * second.
 */
const QUIET_MS = [120, 1500] as const;

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void };
}

export interface PhotographOptions {
  browser: Browser;
  /** The address of the static Storybook, without a slash at the end. */
  address: string;
  folder: string;
  stories: readonly Story[];
  /** How many pages work in parallel. */
  workers: number;
  onStory: (done: number) => void;
}

/**
 * Photographs every story in every scheme and language into `folder`, one file per shot, and resolves to the files
 * that failed, with the error. It loads a story once. After its `play` has ended, it changes language and scheme in
 * place, as people do in an app.
 */
export async function photograph(options: PhotographOptions): Promise<Record<string, string>> {
  const { browser, folder, stories, workers, onStory } = options;
  mkdirSync(folder, { recursive: true });
  const failures: Record<string, string> = {};
  const waiting = stories.values();
  let done = 0;
  const work = async () => {
    const page = await openPage(browser);
    for (const story of waiting) {
      try {
        // A machine under load may fail once. A story that fails twice is broken.
        await load(page, options.address, story).catch(() => load(page, options.address, story));
        for (const locale of LOCALES) {
          for (const theme of THEMES) {
            await switchTo(page, { locale, theme });
            const picture = await page.screenshot({
              fullPage: true,
              animations: 'disabled',
              caret: 'hide',
              scale: 'css',
            });
            writeFileSync(join(folder, fileOf({ ...story, theme, locale })), picture);
          }
        }
      } catch (error) {
        for (const shot of shotsOf([story])) failures[fileOf(shot)] = (error as Error).message;
      }
      onStory(++done);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return failures;
}

/** A phone with reduced motion, a stopped clock and fixed random numbers. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  });
  // tsx calls a helper for named functions, and the page does not have it.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(() => {
    let seed = 1;
    // Park and Miller's minimal standard generator.
    const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    Math.random = next;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let at = 0; at < bytes.length; at++) bytes[at] = next() * 256;
      }
      return array;
    };
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

async function load(page: Page, address: string, { story }: Story) {
  // axe runs elsewhere. Here it would only take time.
  const globals = `theme:${THEMES[0]};locale:${LOCALES[0]};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${globals}`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => {
      const { phase } = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      const broken = document.body?.matches('.sb-show-errordisplay, .sb-show-nopreview');
      if (broken) return document.querySelector('#error-message')?.textContent?.trim() || 'the story has no preview';
      return phase === 'errored' ? 'the story or its play threw' : phase === 'finished' ? 'ready' : false;
    },
    undefined,
    { timeout: PATIENCE_MS },
  );
  const outcome = await handle.jsonValue();
  if (outcome !== 'ready') throw new Error(String(outcome));
  await page.evaluate(async ([quiet, patience]) => {
    const started = performance.now();
    let changed = started;
    const observer = new MutationObserver(() => (changed = performance.now()));
    const note = () => (changed = performance.now());
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    document.addEventListener('scroll', note, true);
    while (performance.now() - changed < quiet && performance.now() - started < patience) {
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    observer.disconnect();
    document.removeEventListener('scroll', note, true);
  }, QUIET_MS);
}

/** Sets the toolbar and waits until the page has changed and rendered. */
async function switchTo(page: Page, globals: { theme: Theme; locale: ShotLocale }) {
  await page.evaluate(
    async ({ lang, ...wanted }) => {
      (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: wanted });
      const root = document.documentElement;
      for (let frames = 0; root.dataset['theme'] !== wanted.theme || root.lang !== lang; frames++) {
        if (frames > 300) throw new Error(`the story does not follow the toolbar to ${wanted.theme}, ${wanted.locale}`);
        await new Promise(requestAnimationFrame);
      }
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    },
    { ...globals, lang: LANG[globals.locale] },
  );
}
