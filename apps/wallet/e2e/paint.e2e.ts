import { expect, type Page } from '@playwright/test';
import { Person } from './Person.ts';
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

test('a visitor reads before any code runs what they read after it, and a member does not', async ({
  page,
  browser,
  baseURL,
}) => {
  const visit = async (of: Page) => {
    // No answer comes.
    await of.route('**/assets/*.js', () => undefined);
    await of.goto('/', { waitUntil: 'commit' });
  };
  const words = (of: Page) => of.locator('#first b:visible');
  const visitor = await browser.newPage({ baseURL: baseURL!, locale: 'zh-HK', serviceWorkers: 'block' });
  await visitor.goto('/');
  const headline = visitor.getByRole('heading', { level: 1 });
  const place = await headline.boundingBox();
  const text = await headline.textContent();
  await visit(visitor);
  await expect(words(visitor)).toHaveText(text!);
  expect(await words(visitor).boundingBox()).toEqual({ ...place, width: expect.any(Number) });
  await visitor.goto('/?tab=discover', { waitUntil: 'commit' });
  await expect(visitor.locator('#first')).toBeVisible();
  await expect(words(visitor)).toHaveCount(0);
  await visitor.close();

  await new Person(page).join('Robin');
  await visit(page);
  await expect(page.locator('#first')).toBeVisible();
  await expect(words(page)).toHaveCount(0);
});

test('an app whose code does not come says that the money is safe, in three languages', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The wallet did not start. Your money is safe.');
  await expect(page.getByRole('alert')).toContainText('钱包未能启动');
  await expect(page.locator('#first b')).toHaveCount(0);
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: /Try again/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
