import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('a new member sees the first steps, and each is gone when it is done', async ({ page }) => {
  const kim = new Person(page);
  const userNo = await kim.join('Kim');
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link')).toHaveText([/payment password/, /identity/, /first deposit/]);
  await expect(page.getByText('Your transactions will appear here.')).toBeVisible();
  await steps.getByRole('link', { name: /payment password/ }).click();
  await kim.choosePaymentPassword();
  await expect(steps.getByRole('link')).toHaveText([/identity/, /first deposit/]);
  await steps.getByRole('link', { name: /first deposit/ }).click();
  await expect(page).toHaveURL('/recharge');
  await kim.sandbox.give(userNo, '60');
  await kim.goBack();
  const recent = page.getByRole('region', { name: 'Recent activity' });
  await expect(recent.getByRole('link', { name: /\+60\.00/ })).toBeVisible();
  await expect(steps.getByRole('link')).toHaveText([/identity/]);

  // The value over time begins at once.
  await page.goto('/?tab=wealth');
  await expect(page.getByText(/^The last 24 hours of what you hold now/)).toBeVisible();
  await expect(
    page
      .getByRole('figure')
      .filter({ has: page.getByRole('application') })
      .first(),
  ).toContainText('60.00');
});

test('home draws no closed door, and each coin has a page that leads to its own deposit, withdrawal and transfer', async ({
  page,
}) => {
  const robin = new Person(page);
  const userNo = await robin.settle('Robin', '60');
  await robin.sandbox.give(userNo, '0.25', 'BTC');
  await page.goto('/');
  const services = page.getByRole('navigation', { name: 'Services' });
  await expect(services.getByRole('link')).toHaveText([
    'Buy',
    'Sell',
    'Deposit',
    'Withdraw',
    'Secured transactions',
    'Billing details',
    'Card package',
    'Coupons',
  ]);
  await expect(services.getByRole('button')).toHaveCount(0);

  await page.getByRole('link', { name: /^BTC/ }).click();
  await expect(page).toHaveURL('/coin?currency=BTC');
  const price = page.getByRole('region', { name: 'BTC price' });
  await expect(price).toContainText(/[\d,]+\.\d\d USDT/);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('0.25 BTC');
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('link')).toHaveText([/\+0\.25/]);

  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await actions.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('link', { name: /^Coin/ })).toContainText('BTC');
  await robin.goBack();
  await actions.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/currency=BTC$/);
  await expect(page.getByText('Verify your identity to withdraw')).toBeVisible();
  await robin.goBack();
  await actions.getByRole('link', { name: 'Send' }).click();
  await robin.nameReceiver('7KD4ER');
  await expect(page.getByLabel('Amount, BTC')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the amount in CNY' }).click();
  await page.getByLabel('Amount, CNY').fill('100');
  await expect(page.getByText(/you send 0\.0001\d* BTC at [\d,.]+/)).toBeVisible();

  // A coin that the person looks for, and keeps in sight.
  await page.goto('/?tab=discover');
  await page.getByRole('searchbox', { name: 'Search coins' }).fill('ether');
  await page.getByRole('link', { name: /^ETH/ }).click();
  await page.getByRole('button', { name: 'Favourite' }).click();
  await page.goto('/?tab=discover');
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('region', { name: 'Market info' }).getByRole('link')).toHaveText([/^ETH/]);
});

test('a visitor sees the price of a coin, and the way in', async ({ page }) => {
  await page.goto('/?tab=discover');
  await page.getByRole('link', { name: /^ETH/ }).click();
  await expect(page).toHaveURL('/coin?currency=ETH');
  await expect(page.getByRole('figure')).toContainText(/\d/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
