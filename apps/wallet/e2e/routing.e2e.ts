import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

const MEMBERS_ONLY = ['/transfer', '/transation', '/paymentpass', '/order/detail?billNo=1'];
/** Addresses of other sites, in forms that browsers and careless parsers accept. None is one of ours. */
const FOREIGN = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/nowhere',
];

test('private screens send visitors to login, and remember the way back', async ({ page }) => {
  for (const path of MEMBERS_ONLY) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: path })}`);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }
});

test('unknown paths show home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a login leads to the address in the link only if it is a screen of the app [S11]', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  for (const path of ['/login', '/register', ...FOREIGN.map((from) => `/login?${new URLSearchParams({ from })}`)]) {
    await page.goto(path);
    await expect(page, `signed in, ${path}`).toHaveURL('/');
  }

  for (const from of FOREIGN.slice(0, 2)) {
    await robin.leave();
    await page.goto(`/login?${new URLSearchParams({ from })}`);
    await robin.logIn();
    await expect(page, from).toHaveURL('/');
  }

  await robin.leave();
  await page.goto(`/login?${new URLSearchParams({ from: '/transation' })}`);
  await robin.logIn();
  await expect(page).toHaveURL('/transation');
});
