import { expect, type Locator } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';
import { Traffic } from './Traffic.ts';

const scrollTop = (main: Locator) => main.evaluate((element) => element.scrollTop);

test('a screen keeps its scroll position on return, and starts at the top on a new visit', async ({ page }) => {
  const traffic = new Traffic(page);
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  for (let amount = 1; amount <= 45; amount += 1) await robin.sandbox.give(userNo, `${amount}.01`);
  const main = page.locator('[data-part="entering"] main');
  const bill = page.getByRole('link', { name: /\+3\.01/ });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'Billing details' }).click();
  // Loads page after page, until the oldest bills are there.
  await expect(async () => {
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByText('No more bills')).toBeVisible({ timeout: 500 });
  }).toPass();
  await bill.scrollIntoViewIfNeeded();
  const place = await scrollTop(main);
  expect(place).toBeGreaterThan(1_000);

  await test.step('immediately, by the back button of the screen', async () => {
    await bill.click();
    await expect(robin.postings.first()).toBeVisible();
    expect(await scrollTop(main)).toBe(0);
    await robin.goBack();
    await expect(bill).toBeInViewport();
    expect(await scrollTop(main)).toBe(place);
    // If the leaving screen still covers the element, a click would be retried elsewhere on the list.
    await expect(page.locator('[data-part="leaving"]')).toHaveCount(0);
  });

  await test.step('later, by the browser, while the list loads again', async () => {
    await bill.click();
    await expect(robin.postings.first()).toBeVisible();
    await traffic.quiet();
    await page.clock.fastForward('01:01');
    const loaded = page.waitForResponse('**/order/pageQuery/v2');
    await page.goBack();
    await loaded;
    await expect(bill).toBeInViewport();
    await expect(page.getByText('No more bills')).toBeVisible();
    expect(await scrollTop(main)).toBe(place);
  });

  await test.step('at the top, on a new visit', async () => {
    await robin.goBack();
    await page.getByRole('link', { name: 'Billing details' }).click();
    await expect(page).toHaveURL('/transation');
    await expect(page.locator('[data-part="leaving"]')).toHaveCount(0);
    expect(await scrollTop(main)).toBe(0);
  });
});

test('each tab keeps its scroll position, and a return opens the last tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/?tab=mine');
  const main = page.locator('[data-part="entering"] main');
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const place = await scrollTop(main);
  expect(place).toBeGreaterThan(50);
  await tab('Home').click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await scrollTop(main)).toBe(0);
  await tab('Mine').click();
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  expect(await scrollTop(main)).toBe(place);

  await page.getByRole('link', { name: 'About' }).click();
  const leaving = page.locator('[data-part="leaving"]');
  await expect(leaving.getByRole('heading', { name: 'Mine', includeHidden: true })).toBeAttached();
  await expect(leaving).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  expect(await scrollTop(main)).toBe(place);
});
