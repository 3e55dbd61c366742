import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { openPageDevice, PageDevice } from './openPageDevice.ts';

/** Built once for each worker. */
let script: Promise<string> | undefined;

/** Runs `use` with the device of a page, in another tab of it. The page finds the session at its next load. */
export async function withPageDevice<T>(page: Page, use: (device: JSHandle<PageDevice>) => Promise<T>): Promise<T> {
  script ??= bundle();
  const tab = await page.context().newPage();
  try {
    // An address of the same origin that loads no wallet.
    await tab.goto('/health');
    // Runs as text through the debugger, because the content security policy would block a script tag.
    await tab.evaluate(await script);
    const device = await tab.evaluateHandle(() =>
      (globalThis as unknown as { setUp: { openPageDevice: typeof openPageDevice } }).setUp.openPageDevice(),
    );
    return await use(device);
  } finally {
    await tab.close();
  }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('openPageDevice.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'setUp',
    // The name above ends with the evaluated text.
    footer: { js: 'globalThis.setUp = setUp;' },
    target: 'es2022',
    conditions: ['@ezwallet/source'],
    define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}
