import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

/** An address outside of the house. */
const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

test('coins come in over a network, confirmation by confirmation', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin');
  await page.goto('/recharge');
  await page.getByRole('button', { name: 'I will send over TRC20' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied').first()).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await robin.sandbox.sendOnChain({ protocol: 'TRC20', currency: 'USDT', address, amount: '200' });
  await robin.sandbox.mine('TRC20', 6);
  const deposit = page.getByRole('listitem').filter({ hasText: 'Deposit over TRC20' });
  await expect(async () => {
    await page.goto('/rechargeList');
    await expect(deposit).toContainText('Credited');
  }).toPass({ timeout: 40_000 });
  await expect(deposit).toContainText('+200.00 USDT');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('200.00 EZ');
});

test('a withdrawal with a coupon costs nothing and is followed to its end', async ({ page }) => {
  const robin = new Person(page, '13800000001');
  const [account] = await robin.sandbox.accounts();
  await robin.enterAs(account!);
  await page.goto('/withdrawal');
  await page.getByRole('textbox', { name: 'Address' }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await expect(page.getByRole('button', { name: /^Fee coupon/ })).not.toContainText('None fits');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await expect(sheet).toContainText('12.50 USDT');
  await expect(sheet).toContainText('0.00 USDT');
  await robin.pay(account!.paymentPassword);
  await expect(page.getByRole('button', { name: 'View bill' })).toBeVisible();
  await robin.sandbox.mine('TRC20', 7);
  await page.getByRole('button', { name: 'View bill' }).click();
  await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 40_000 });
  await expect(robin.postings.first()).toContainText('−12.50 USDT');
});
