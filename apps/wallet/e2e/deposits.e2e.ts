import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

/** After more blocks than needed, a payment that its network dropped counts as lost. */
const FOR_GOOD = 120;

test('a deposit is followed from its first block until it is credited, too small or lost', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  const address = page.getByRole('img', { name: 'QR code of your deposit address' });
  const rows = page.getByRole('listitem').filter({ hasText: ' deposit' });
  const row = (amount: string) => rows.filter({ hasText: amount });

  await test.step('shows an address only after its network is confirmed, once per network', async () => {
    await page.goto('/recharge');
    await page.getByRole('link', { name: /^Coin/ }).click();
    await page.getByRole('searchbox').fill('tether');
    await page.getByRole('button', { name: /^USDT/ }).click();
    await robin.dialog.getByRole('option', { name: /BEP20/ }).click();
    await expect(page.getByRole('heading', { name: 'Send only USDT on BEP20' })).toBeVisible();
    await expect(page).toHaveURL('/recharge');
    await expect(address).toHaveCount(0);
    await page.getByRole('button', { name: 'I will send on BEP20' }).click();
    await expect(address).toBeVisible();
    await page.getByRole('button', { name: /^Network/ }).click();
    await robin.dialog.getByRole('option', { name: /TRC20/ }).click();
    await expect(page.getByRole('heading', { name: 'Send only USDT on TRC20' })).toBeVisible();
    await expect(address).toHaveCount(0);
    await page.getByRole('button', { name: /^Network/ }).click();
    await robin.dialog.getByRole('option', { name: /BEP20/ }).click();
    await expect(address).toBeVisible();
  });

  await test.step('the newest deposit appears below the address', async () => {
    const bep20 = await robin.copyDepositAddress();
    await robin.sandbox.sendOnChain({ protocol: 'BEP20', currency: 'USDT', address: bep20, amount: '30' });
    await robin.sandbox.mine('BEP20', 1);
    await expect(async () => {
      await page.goto('/recharge');
      const coming = page.getByRole('link', { name: /^30\.00 USDT is on its way/ });
      await expect(coming).toContainText(/[1-5] of 6 confirmations/, { timeout: 1_000 });
    }).toPass();
  });

  await test.step('a deposit that its network drops is cancelled, and its bill says why', async () => {
    await page.getByRole('link', { name: 'Deposits' }).click();
    await robin.sandbox.forget('BEP20', 10);
    await expect(row('30.00 USDT')).toContainText('0 of 6 confirmations');
    await robin.sandbox.mine('BEP20', FOR_GOOD);
    await expect(row('30.00 USDT')).toContainText('Cancelled');
    await row('30.00 USDT').getByRole('link').click();
    await expect(page.getByText('The network dropped this transaction, so nothing arrived.')).toBeVisible();
    await expect(robin.postings).toHaveCount(0);
  });

  await test.step('one that comes while the address is open takes its place, large', async () => {
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^Network/ }).click();
    await robin.dialog.getByRole('option', { name: /BEP20/ }).click();
    const bep20 = await robin.copyDepositAddress();
    await robin.sandbox.sendOnChain({ protocol: 'BEP20', currency: 'USDT', address: bep20, amount: '12.5' });
    await robin.sandbox.mine('BEP20', 1);
    await expect(page.getByRole('link', { name: /^12\.50 USDT is on its way/ })).toBeVisible();
    await robin.sandbox.mine('BEP20', 6);
    await expect(page.getByRole('heading', { name: 'Credited +12.50 USDT' })).toBeVisible();
    await expect(page.getByText(/You received/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(address).toHaveCount(0);
  });

  await test.step('a deposit below the minimum is not credited, one above is', async () => {
    const trc20 = await robin.depositAddress('TRC20');
    for (const amount of ['0.5', '150'])
      await robin.sandbox.sendOnChain({ protocol: 'TRC20', currency: 'USDT', address: trc20, amount });
    await robin.sandbox.mine('TRC20', 6);
    await expect(async () => {
      await page.goto('/rechargeList');
      await expect(row('150.00 USDT')).toContainText('Credited', { timeout: 5_000 });
    }).toPass();
    await expect(row('0.50 USDT')).toContainText('Cancelled');
    await row('0.50 USDT').getByRole('link').click();
    await expect(page.getByText('The amount is below the minimum deposit, so we did not credit it.')).toBeVisible();
    await page.goto('/');
    await expect(robin.totalAssets).toContainText('162.50 EZ');
  });

  await test.step('the list shows one status at a time, and hidden deposits stay away', async () => {
    await page.goto('/rechargeList');
    await expect(rows).toHaveCount(4);
    await page.getByRole('tab', { name: 'Credited' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('tab', { name: 'Waiting' }).click();
    await expect(page.getByText('No deposits', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show all deposits' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Hide 0.50 USDT' }).click();
    await robin.dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(row('0.50 USDT')).toHaveCount(0);
    await page.reload();
    await expect(row('30.00 USDT')).toBeVisible();
    await expect(row('0.50 USDT')).toHaveCount(0);
  });
});

test('BNB comes in over the Beacon Chain, to an address of its own form', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/recharge?currency=BNB');
  await page.getByRole('button', { name: /^Network/ }).click();
  await robin.dialog.getByRole('option', { name: /BEP2(?!0)/ }).click();
  await page.getByRole('button', { name: 'I will send on BEP2' }).click();
  const address = await robin.copyDepositAddress();
  expect(address).toMatch(/^bnb1[02-9ac-hj-np-z]{38}$/);
  await robin.sandbox.sendOnChain({ protocol: 'BEP2', currency: 'BNB', address, amount: '0.25' });
  await robin.sandbox.mine('BEP2', 6);
  await page.goto('/rechargeList');
  await expect(page.getByRole('listitem').filter({ hasText: '0.25 BNB' })).toContainText('Credited');
});
