import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { secretsInFolder } from '../../../tools/lint/secretPlaces.ts';
import { PASSWORD, Person } from './Person.ts';
import { test } from './test.ts';
import { watchPage } from './watchPage.ts';

const BUILD = fileURLToPath(new URL('../dist', import.meta.url));

/** What a script of the page gets for an attempt: `done`, or the name of the error. */
const attempt = (page: Page, what: 'markup' | 'code' | 'worker') =>
  page.evaluate(
    (kind) =>
      new Promise<string>((tell) => {
        // Later, because the debugger may evaluate what a page may not.
        setTimeout(() => {
          try {
            if (kind === 'markup') document.createElement('p').innerHTML = '<b>x</b>';
            // oxlint-disable-next-line no-eval -- the test shows that it is refused
            else if (kind === 'code') (0, eval)('1');
            else void new Worker('data:text/javascript,1');
            tell('done');
          } catch (error) {
            tell((error as Error).name);
          }
        });
      }),
    what,
  );

test('text becomes neither markup nor code, and no script comes from elsewhere [S2]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1, h2').first()).toBeVisible();
  expect(await attempt(page, 'markup')).toBe('TypeError');
  expect(await attempt(page, 'code')).toMatch(/EvalError|TypeError/);
  expect(await attempt(page, 'worker')).toBe('TypeError');
});

test('inside a page of somebody else the wallet stays blank [S5]', async ({ page, baseURL }) => {
  const html = `<h1>Win</h1><iframe src="${baseURL}/login"></iframe>`;
  const stranger = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  ).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/login`);
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  expect((await refused).failure()?.errorText).toMatch(/BLOCKED_BY_RESPONSE|BLOCKED_BY_CSP/);
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  stranger.close();
});

test('a page that comes back from the browser’s memory loads again before it shows a balance [S7]', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.join('Robin', '60');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('60');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
});

test('a client whose key the server never knows loads its page twice again at most, and then tells the person [S16]', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/gw/')) return await route.continue();
    const head = { code: '400002', message: '400002', serverTime: Date.now() };
    return await route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ head, body: null }),
    });
  });
  await page.goto('/login');
  const told = page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: /\w/ }).first();
  const logIn = async () => {
    await page.getByLabel('Phone number').fill('4155552671', { timeout: 5_000 });
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD, { timeout: 5_000 });
    await page.getByRole('button', { name: 'Log in', exact: true }).click({ timeout: 5_000 });
    await expect(told).toBeVisible({ timeout: 5_000 });
  };
  // The page may load again while somebody types.
  await expect(logIn).toPass();
  expect(loads).toBeLessThanOrEqual(3);
});

test('the screens for visitors ask no host but ours, and break no rule [S1][S45]', async ({ page, baseURL }) => {
  const { faults, hosts } = await watchPage(page);
  for (const path of ['/', '/login', '/register', '/about']) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
  }
  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
  // The watch sees it when a page breaks one.
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://x.example/a.png' })));
  await expect.poll(() => faults.join()).toContain('img-src https://x.example');
});

test('the build has neither source maps nor secrets [S43][S47]', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(secretsInFolder(BUILD)).toEqual([]);
});
