import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { FrontServer } from './setUp/FrontServer.ts';
import { Person } from './Person.ts';
import { test as base } from './test.ts';
import { watchPage } from './watchPage.ts';

const BUILD = fileURLToPath(new URL('../dist', import.meta.url));
const read = (path: string) => readFileSync(`${BUILD}${path}`, 'utf8');

const test = base.extend<{ front: FrontServer }>({
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  front: async ({}, use, { project }) => {
    const front = new FrontServer(String(project.use.baseURL));
    await front.start();
    await use(front);
    await front.stop();
  },
  baseURL: ({ front }, use) => use(front.origin),
  serviceWorkers: 'allow',
});

/** Resolves when the page's worker answers for it. */
const workerOf = async (page: Page) =>
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Every address in every cache. */
const keptBy = async (page: Page) =>
  await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { names, paths: all.flat() };
  });

test('after one visit the app starts without a network, keeps nothing of a person, and a new build comes at the next start [S2][S42]', async ({
  page,
  front,
}) => {
  const { faults } = await watchPage(page);
  const robin = new Person(page);
  await robin.join('Robin', '60');
  await page.goto('/transation');
  await expect(page.getByText('60.00').first()).toBeVisible();
  await workerOf(page);
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('60');
  const { names, paths } = await keptBy(page);
  expect(names).toEqual(['ezwallet-shell']);
  expect(
    paths.filter((path) => !/^\/(?:|icon\.svg|manifest\.webmanifest|assets\/[\w-]+\.(?:js|css))$/.test(path)),
  ).toEqual([]);

  await test.step('without a network', async () => {
    await front.stop();
    await page.reload();
    await expect(robin.totalAssets).toBeVisible();
    await expect(
      page
        .getByText('You seem to be offline')
        .or(page.getByRole('button', { name: 'Try again' }))
        .first(),
    ).toBeVisible();
    await expect(robin.totalAssets).not.toContainText('60');
    await front.start();
  });

  await test.step('a new build', async () => {
    // It differs by the name of the script that its page starts.
    const entry = /"(\/assets\/index-[^"]+)"/.exec(read('/index.html'))![1]!;
    const renewed = (text: string) => text.replaceAll(entry, '/assets/index-newer.js');
    const html = await (await page.request.get('/')).text();
    front.files.set('/', { type: 'text/html', body: renewed(html).replace('<title>ezwallet', '<title>newer') });
    front.files.set('/assets/index-newer.js', { type: 'text/javascript', body: read(entry) });
    front.files.set('/service-worker.js', { type: 'text/javascript', body: renewed(read('/service-worker.js')) });
    await page.goto('/');
    await expect(page.locator('link[href="/assets/index-newer.js"]')).toHaveCount(1);
    await expect(robin.totalAssets).toContainText('60');
    // The new worker has what it needs, and waits for the pages of the old one.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await front.stop();
    await page.reload();
    await expect(page.locator('link[href="/assets/index-newer.js"]')).toHaveCount(1);
    await expect(robin.totalAssets).toBeVisible();
    await front.start();
  });

  await test.step('a worker that is taken back', async () => {
    front.files.set('/service-worker.js', { status: 404, type: 'application/json', body: '{}' });
    await page.goto('/');
    // The page loads again meanwhile.
    await expect(async () => {
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    }).toPass();
  });
  expect(faults).toEqual([]);
});
