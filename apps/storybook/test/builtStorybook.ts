import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../../../tools/browser/launchOptions.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

const APP = resolve(import.meta.dirname, '..');
/** Nx builds it before the tests. */
const folder = join(APP, 'storybook-static');

/** The stories and pages of the built Storybook. */
export const entries = () =>
  Object.values(
    (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries,
  );

/** Serves the built Storybook during the tests of a file, to a browser of its own. */
export function serveBuilt(): { readonly browser: Browser; readonly url: string } {
  const served = { browser: undefined as unknown as Browser, url: '' };
  let server: PreviewServer;
  beforeAll(async () => {
    server = await preview({
      root: APP,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
    });
    served.url = server.resolvedUrls?.local[0] ?? '';
    served.browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await served.browser?.close();
    await server?.close();
  });
  return served;
}
