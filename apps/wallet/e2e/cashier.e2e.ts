import { expect, type Browser, type Page } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { openPhone } from './openPhone.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { agreeToRelease, markPaid } from './tradeByHand.ts';

/** Opens a person in a browser of their own. */
async function enter(browser: Browser, origin: string, nickName: string, amount?: string): Promise<Person> {
  const person = new Person(await openPhone(browser, origin));
  await person.settle(nickName, amount);
  return person;
}

/** Orders in the sample shop, up to the cashier. */
async function order(page: Page, item: string, amount: string, payerName = ''): Promise<void> {
  await page.goto('/sandbox/shop');
  await page.getByLabel('Item').fill(item);
  await page.getByLabel('Price in USDT').fill(amount);
  await page.getByLabel('Payer’s real name').fill(payerName);
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await expect(page).toHaveURL(/\/cashier\?payToken=/);
  await expect(page.getByText(item, { exact: true })).toBeVisible();
}

/** What the shop shows of an order, from its newest genuine notice. */
const inShop = (page: Page, item: string) => page.locator('.shop-order', { hasText: item });

async function expectPaidInShop(page: Page, item: string, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/\/sandbox\/shop/);
  await expect(inShop(page, item)).toContainText(`Paid, ${amount} USDT received`, { timeout: 30_000 });
  await expect(inShop(page, item)).toContainText('delivered');
}

test('a visitor orders in the shop, logs in, pays from the balance, and gets a refund', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '100');
  await robin.leave();
  await order(page, 'Two books', '38.5');
  await checkLooks(page, 'the cashier of a visitor', 'all');
  await page.getByRole('link', { name: 'Log in to pay' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login/);
  await robin.logIn();
  await expect(page).toHaveURL(/\/cashier\?payToken=/);
  await page.getByRole('button', { name: 'Pay 38.50 USDT' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm payment' });
  await expect(sheet).toContainText('Lantern Books');
  await expect(sheet).toContainText('38.50 USDT');
  await checkLooks(page, 'the confirmation of a payment to a shop', 'all');
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await page.getByRole('button', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/checkout\?payToken=/);
  // The screen that slides out says so too.
  await expect(page.locator('[data-part="entering"]').getByRole('heading', { name: 'Paid' })).toBeVisible();
  await checkLooks(page, 'a paid order', 'all');
  const checkout = page.url();
  await expectPaidInShop(page, 'Two books', '38.5');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('61.50');

  page.on('dialog', (dialog) => void dialog.accept(''));
  await page.goto('/sandbox/shop');
  await inShop(page, 'Two books').getByRole('button', { name: 'Refund' }).click();
  await expect(inShop(page, 'Two books')).toContainText('Refunded, 38.5 USDT received, 38.5 USDT refunded', {
    timeout: 30_000,
  });
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
  await checkLooks(page, 'a refunded order', 'all');
});

test('an order is paid over a network, in two parts, and the rest is explained', async ({ page }) => {
  const { sandbox } = new Person(page);
  await order(page, 'A lamp', '30');
  await page.getByRole('radio', { name: /On-chain transfer/ }).check();
  await page.getByRole('radio', { name: /^TRC20/ }).check();
  await expect(page.getByRole('img', { name: 'QR code of the address of this order' })).toBeVisible();
  await checkLooks(page, 'the address of an order', 'all');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy address' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await sandbox.sendOnChain({ protocol: 'TRC20', currency: 'USDT', address, amount: '20' });
  await sandbox.mine('TRC20', 6);
  await expect(
    page.getByText('Lantern Books received 20.00 USDT of 30.00 USDT. Pay the remaining 10.00 USDT.'),
  ).toBeVisible({ timeout: 30_000 });
  await checkLooks(page, 'an order that is paid in part', 'all');
  await sandbox.sendOnChain({ protocol: 'TRC20', currency: 'USDT', address, amount: '12' });
  await sandbox.mine('TRC20', 1);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Do not pay a second time.')).toBeVisible();
  await sandbox.mine('TRC20', 5);
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Lantern Books received 32.00 USDT, which is more than 30.00 USDT/)).toBeVisible();
  await checkLooks(page, 'an order that is paid with too much', 'all');
  await expectPaidInShop(page, 'A lamp', '32');
});

test('a purchase from another member pays the shop when the seller releases the coins', async ({
  page,
  browser,
  gateway,
}) => {
  const seller = await enter(browser, gateway.origin, 'Mei', '500');
  await readyToTrade(seller.page, '林小梅', PAYMENT_PASSWORD);
  const buyer = new Person(page);
  await buyer.settle('Ming');
  await readyToTrade(page, '张晓明');

  await seller.page.goto('/selectSaleWay');
  await seller.page.getByRole('textbox', { name: 'Amount' }).fill('60');
  await seller.page.getByRole('button', { name: 'Continue' }).click();
  await seller.pay();
  await expect(seller.page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();

  // A shop that expects another payer says so before anything is ordered.
  await order(page, 'A desk', '60', '王大力');
  await page.getByRole('radio', { name: /Buy and pay/ }).check();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByText(/The shop expects a payment in another name/)).toBeVisible();

  await order(page, 'A chair', '60', '张晓明');
  const cashier = page.url();
  await page.getByRole('radio', { name: /Buy and pay/ }).check();
  await expect(page.getByRole('button', { name: /^Buy for/ })).toBeEnabled();
  await checkLooks(page, 'a purchase for a shop', 'all');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await markPaid(page);
  await page.goto(cashier);
  await expect(page.getByText(/Your purchase pays Lantern Books/)).toBeVisible();
  await checkLooks(page, 'an order that a purchase pays', 'all');

  await agreeToRelease(seller.page, '张晓明');
  await expect(seller.page.getByRole('dialog', { name: 'Confirm release' })).toBeVisible();
  await seller.pay();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 30_000 });
  await expectPaidInShop(page, 'A chair', '60');
});

test('an unknown order, a lost answer and a closed way each say what happened', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '10');
  await page.goto('/cashier?payToken=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('We could not find this order')).toBeVisible();
  await checkLooks(page, 'an unknown order', 'all');
  await page.goto('/checkout');
  await expect(page.getByText('We could not find this order')).toBeVisible();

  await order(page, 'A pen', '20');
  await page.getByRole('button', { name: 'Pay 20.00 USDT' }).click();
  await robin.pay();
  await expect(page.getByText('Your balance is too low.').first()).toBeVisible();

  await order(page, 'A cup', '5');
  await page.getByRole('button', { name: 'Pay 5.00 USDT' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm payment' })).toBeVisible();
  // The payment arrives, and its answer does not.
  await page.route(
    '**/lucky_transfer/transferTo',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Not paid')).toHaveCount(0);
});
