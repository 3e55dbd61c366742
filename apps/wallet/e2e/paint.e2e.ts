import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/** The paints that the browser reports for a page: those that tools and search engines measure. */
async function paintsOf(page: Page): Promise<string[]> {
  return await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const wanted = ['first-contentful-paint', 'largest-contentful-paint'];
        const note = (entries: readonly PerformanceEntry[]) => {
          for (const { name, entryType } of entries) seen.add(entryType === 'paint' ? name : entryType);
          if (wanted.every((what) => seen.has(what))) resolve(wanted);
        };
        for (const type of ['paint', 'largest-contentful-paint'])
          new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([...seen]), 10_000);
      }),
  );
}

for (const path of ['/login', '/', '/about']) {
  test(`${path} is painted at once, and the browser says so`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await paintsOf(page)).toEqual(['first-contentful-paint', 'largest-contentful-paint']);
  });
}
