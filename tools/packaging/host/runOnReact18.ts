import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../browser/launchOptions.ts';

/** Longer than a loaded machine takes to open a sheet. */
const PATIENCE_MS = 60_000;

const SCRIPTS = ['withKit.tsx', 'react18.tsx'];

/**
 * Runs the packed kit in a page on React 18.3. Says what the page reports as an error, and whether refs and sheets work.
 *
 * @param consumer a project with the kit and React 18.3
 */
export async function runOnReact18(consumer: string): Promise<string[]> {
  const html = readFileSync(join(import.meta.dirname, 'host.html'), 'utf8');
  writeFileSync(join(consumer, 'index.html'), html.replace('SCRIPT', 'react18.tsx'));
  for (const script of SCRIPTS) copyFileSync(join(import.meta.dirname, script), join(consumer, script));
  const shared = { root: consumer, configFile: false, logLevel: 'silent' } as const;
  // React's warnings are in its development build.
  await build({
    ...shared,
    mode: 'development',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
    const sheet = page.getByRole('dialog', { name: 'Sheet' });
    await sheet.waitFor({ timeout: PATIENCE_MS }).catch(() => said.push('The sheet does not open.'));
    await page.evaluate(() =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ref')?.click(),
    );
    if (!(await page.evaluate(() => document.body.textContent?.includes('BUTTON'))))
      said.push('A ref gets no element.');
    return said.filter((line) => !line.includes('404'));
  } finally {
    await browser.close();
    await server.close();
  }
}
