import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

interface Shortcut {
  readonly name: string;
  readonly url: string;
}

test('shortcuts of the installed app lead a member to their screens, and a visitor there through the login', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await (await fetch(link?.href ?? '')).json()) as { shortcuts: readonly Shortcut[] };
  });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Scan', 'Receive', 'Buy']);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(url);
    await expect(page.locator('main').first()).toBeVisible();
  }
  await robin.leave();
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: url })}`);
  }
  await robin.logIn();
  await expect(page).toHaveURL(manifest.shortcuts.at(-1)?.url ?? '');
});

test('the names of shortcuts are in the language of the browser', async ({ browser, baseURL }) => {
  for (const [locale, names] of [
    ['zh-CN', ['扫一扫', '收款', '购买']],
    ['zh-HK', ['掃一掃', '收款', '購買']],
  ] as const) {
    const page = await browser.newPage({ baseURL: baseURL!, locale });
    await page.goto('/login');
    const shown = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return ((await (await fetch(link?.href ?? '')).json()) as { shortcuts: readonly Shortcut[] }).shortcuts;
    });
    expect(shown.map(({ name }) => name)).toEqual(names);
    await page.close();
  }
});

test('a device tells its kind and system after the login, and its place only after a switch', async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: 22.3193, longitude: 114.1694 });
  await context.grantPermissions(['geolocation']);
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { placesAsked: number };
    counted.placesAsked = 0;
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...about) => {
      counted.placesAsked += 1;
      ask(...about);
    };
  });
  const placesAsked = () => page.evaluate(() => (globalThis as unknown as { placesAsked: number }).placesAsked);
  const told = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/exchangeUser/device/record'));
  await new Person(page).join('Robin');
  await page.goto('/security');
  await told;
  await page.goto('/devices');
  await expect(page.getByText(/^(Computer|Phone), /).or(page.getByText(/^(Computer|Phone)$/))).toBeVisible();
  expect(await placesAsked()).toBe(0);

  const remember = page.getByRole('switch', { name: /^Remember where this device was used/ });
  await expect(remember).not.toBeChecked();
  await page.getByText('Remember where this device was used').click();
  await expect(page.getByText(/^At 22\.3° N, 114\.2° E on/)).toBeVisible();
  expect(await placesAsked()).toBe(1);
  await page.goto('/logs');
  await expect(page.getByText('At 22.3° N, 114.2° E')).toBeVisible();
  await page.goto('/devices');
  await page.getByText('Remember where this device was used').click();
  await expect(page.getByText(/^At 22/)).toBeHidden();
  await page.goto('/logs');
  await expect(page.getByText(/Logged in/).first()).toBeVisible();
  await expect(page.getByText(/^At 22/)).toBeHidden();
});
