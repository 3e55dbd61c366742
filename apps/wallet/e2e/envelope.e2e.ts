import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

const HEADERS = { accept: 'text/html' };

test('the wallet agrees on keys by envelope version 2, and never by version 1 afterwards', async ({ page }) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/gw/')) exchanges.push(pathname);
  });
  const open = async () => {
    await page.goto('/register');
    await expect.poll(() => exchanges.length).toBeGreaterThan(0);
    return exchanges.splice(0);
  };
  expect(await open()).toEqual(['/api/gw/p3']);

  // Somebody takes the pins out of the page: the device remembers what it has used, and makes no call at all.
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return await route.fallback();
    const answer = await route.fetch({ headers: { ...route.request().headers(), ...HEADERS } });
    const body = (await answer.text()).replace(/(name="envelope-pins" content=")[^"]*/, '$1');
    await route.fulfill({ response: answer, body });
  });
  const robin = new Person(page);
  await page.goto('/login');
  await robin.logIn();
  await expect(page.getByRole('alertdialog', { name: 'Network error' })).toBeVisible();
  expect(exchanges).toEqual([]);
});
