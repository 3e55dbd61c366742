import { expect, type Browser } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { openPhone } from './openPhone.ts';
import { OwnGateway } from './OwnGateway.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { agreeToRelease, buy, markPaid, sell } from './tradeByHand.ts';

const SELLER = '林小梅';
const BUYER = '张晓明';

/** Opens a person in a browser of their own. @param onReady what happens before the person trades, who has this user number */
async function enter(
  browser: Browser,
  origin: string,
  realName: string,
  amount?: string,
  onReady?: (userNo: string) => Promise<void>,
): Promise<Person> {
  const person = new Person(await openPhone(browser, origin));
  const userNo = await person.settle(realName === SELLER ? 'Mei' : 'Ming', amount);
  await readyToTrade(person.page, realName, PAYMENT_PASSWORD);
  await onReady?.(userNo);
  return person;
}

/** Anyone sees how trades work, a member without a verification also prices and sales; it is asked for at Buy. */
async function lookFirst(browser: Browser, origin: string): Promise<void> {
  const newcomer = new Person(await openPhone(browser, origin));
  const { page } = newcomer;
  await page.goto('/trade');
  await expect(page.getByRole('heading', { name: 'How your money is protected' })).toBeVisible();
  await expect(page.getByText('Prices of the market. Log in to see what members offer now.')).toBeVisible();
  await checkLooks(page, 'the landing of trades for a visitor', 'all');
  await newcomer.join('Newcomer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Secured transactions' }).click();
  await expect(page.getByText(/^Sell 1 USDT for$/)).toBeVisible();
  const tile = page.getByRole('link', { name: /^100.00 USDT/ });
  await expect(tile).toContainText(/\d\d\d\.\d\d CNY/);
  await checkLooks(page, 'the landing of trades', 'all');
  await tile.click();
  await expect(page.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
  await page.goBack();
  await expect(tile).toBeVisible();
}

/** Orders without a network and leaves. The order is placed once the network is back, and the person hears of it on Home. */
async function buyOffline({ page }: Person, amount: string): Promise<void> {
  await page.goto('/cardRecharge');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await expect(page.getByRole('button', { name: /^Buy for/ })).toBeEnabled();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(
    page.getByText('We do not know yet whether your order for 100.00 USDT was placed. You have not paid.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Looking for a seller' })).toHaveCount(0);
  await checkLooks(page, 'an order without an answer', 'all');
  await page.getByRole('button', { name: 'Back to home' }).click();
  await page.context().setOffline(false);
  const told = page.getByText('A seller took your order. Open it to pay.');
  await expect(told.first()).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
}

test('two members trade: a sale, a purchase, a proof, a release, and the bills of both', async ({
  browser,
  gateway,
}) => {
  let sellerNo = '';
  const seller = await enter(browser, gateway.origin, SELLER, '500', async (userNo) => void (sellerNo = userNo));
  const buyer = await enter(browser, gateway.origin, BUYER);
  await sell(seller, '100');
  await expect(seller.page.getByText('100.00 USDT in escrow')).toBeVisible();
  await lookFirst(browser, gateway.origin);
  await buyOffline(buyer, '100');

  // Each field of the payee has its own copy button, and the names of both sides are there.
  await expect(buyer.page.getByText(SELLER)).toBeVisible();
  await expect(buyer.page.getByRole('button', { name: 'Copy Card no.' })).toBeVisible();
  await expect(seller.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await expect(seller.page.getByText(BUYER)).toHaveCount(0);
  await expect(buyer.page).toHaveTitle(/^\(1\) /);

  await checkLooks(buyer.page, 'a purchase that waits for its payment', 'all');
  // With large text the steps are below each other, and keep to the gutter.
  const mark = buyer.page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]');
  await buyer.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(async () => expect((await mark.boundingBox())?.x).toBe(16)).toPass();
  await buyer.page.evaluate(() => (document.documentElement.style.fontSize = ''));

  await markPaid(buyer.page);
  // What is paid no longer looks like something to pay, and each side reads who acts next.
  await expect(buyer.page.getByText('Paid to')).toBeVisible();
  await expect(buyer.page.getByText('Amount to pay')).toHaveCount(0);
  await expect(
    seller.page.getByText('We never release your coins without you, unless support decides an appeal.'),
  ).toBeVisible();
  await checkLooks(seller.page, 'a sale that waits for its release', 'all');
  await expect(buyer.page.getByText('Only the seller or support can release the coins.')).toBeVisible();
  await expect(seller.page.getByRole('heading', { name: 'Check your account' })).toBeVisible();
  await expect(seller.page.getByRole('img', { name: 'Payment proof 1' })).toBeVisible();

  // One of three names is the payer's. Another name is a reason to stop, and the wrong one of the three releases nothing.
  await seller.page.getByRole('button', { name: 'Release coins' }).click();
  const names = seller.page.getByRole('dialog', { name: /^Release / }).getByRole('radio');
  await expect(names).toHaveCount(4);
  await expect(names.first()).toBeFocused();
  await seller.dialog.getByRole('radio', { name: 'Another name' }).check();
  await expect(seller.page.getByText('Do not release. Send it back and tell the buyer.')).toBeVisible();
  const hold = seller.dialog.getByRole('button', { name: 'Hold to release' });
  await expect(hold).toBeDisabled();
  await checkLooks(seller.page, 'a release with another name', 'all');
  // A mouse over it does not make it look as if it could be pressed.
  const ground = () =>
    hold.evaluate(async (button) => {
      await Promise.all(button.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(button).backgroundColor;
    });
  const still = await ground();
  await hold.hover({ force: true });
  expect(await ground()).toBe(still);
  const choices = await names.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  const wrong = choices.find((name) => name !== BUYER && name !== 'Another name')!;
  await seller.page.keyboard.press('Escape');
  await expect(seller.dialog).toBeHidden();
  await agreeToRelease(seller.page, wrong);
  await expect(seller.page.getByRole('dialog', { name: 'Confirm release' })).toBeVisible();
  await seller.pay();
  // The sheet is there again with what was chosen, so that another name is all that is missing.
  await expect(seller.dialog.getByText('This is not the buyer’s name, so nothing was released.')).toBeVisible();
  await expect(seller.dialog.getByRole('checkbox')).toBeChecked();
  await expect(seller.dialog.getByRole('button', { name: 'Hold to release' })).toBeDisabled();
  await seller.dialog.getByRole('radio', { name: BUYER }).check();
  await seller.dialog.getByRole('button', { name: 'Hold to release' }).click({ delay: 1_700 });
  await expect(seller.page.getByRole('dialog', { name: 'Confirm release' })).toBeVisible();
  await seller.pay();
  await expect(seller.page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await expect(buyer.page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  // The end says what came, and stands where a keyboard and a screen reader are.
  await expect(seller.page.getByRole('heading', { name: 'Completed' })).toBeFocused();
  await expect(buyer.page.getByRole('heading', { name: 'Completed +100.00 USDT' })).toBeVisible();
  await expect(buyer.page.getByText('plus 3.00 USDT bonus')).toBeVisible();
  await expect(buyer.page.getByText('103.00 USDT are in your balance.')).toBeVisible();
  await expect(seller.page.getByText('100.00 USDT went to the buyer.')).toBeVisible();
  await checkLooks(buyer.page, 'a completed purchase', 'all');
  await expect(buyer.page.getByRole('link', { name: 'Buy again' })).toBeVisible();
  await expect(seller.page.getByRole('link', { name: 'Done' })).toBeVisible();
  await expect(buyer.page.getByText(/You received money/)).toHaveCount(0);

  for (const [{ page }, sum] of [
    [seller, '−100.00'],
    [buyer, '+100.00'],
  ] as const) {
    await page.getByRole('link', { name: 'View bill' }).click();
    await expect(page.getByRole('region', { name: 'Money movements' })).toBeVisible();
    await expect(page.locator('main').first()).toContainText(sum);
  }
  await seller.page.goto('/');
  await expect(seller.totalAssets).toContainText('400');
  await buyer.page.goto('/');
  await expect(buyer.totalAssets).toContainText('103');

  // Coins of a purchase stay for a day, and the screens that spend them say so.
  const spending = [
    ['/coin?currency=USDT', async () => undefined],
    ['/transfer', async () => await buyer.nameReceiver(sellerNo)],
    ['/withdrawal', async () => undefined],
    ['/selectSaleWay', async () => undefined],
  ] as const;
  for (const [path, begin] of spending) {
    await buyer.page.goto(path);
    await begin();
    await expect(buyer.page.getByText(/On hold until/)).toBeVisible();
    await checkLooks(buyer.page, `coins of a purchase on ${path}`, 'all');
  }
});

test('a seller chooses a coupon, and its bonus comes with the completion', async ({ browser, gateway }) => {
  const seller = await enter(browser, gateway.origin, SELLER, '500', async (userNo) => {
    for (const rate of ['1', '2'])
      expect(
        await gateway.operate(
          'vouchers',
          'grant',
          '--user',
          userNo,
          '--kind',
          'sell',
          '--rate',
          rate,
          '--min',
          '50',
          '--max',
          '10',
        ),
      ).toMatchObject({ code: 0 });
  });
  const buyer = await enter(browser, gateway.origin, BUYER);
  const { page } = seller;
  await page.goto('/selectSaleWay');
  const coupon = page.getByRole('button', { name: /^Coupon/ });
  await page.getByRole('textbox', { name: 'Amount' }).fill('40');
  await expect(coupon).toContainText('None available');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expect(coupon).toContainText('Bonus 2.00 USDT');
  await coupon.click();
  await checkLooks(page, 'coupons of a sale', 'all');
  // The choice closes the sheet, so there may be nothing left to read its state from.
  await seller.dialog.getByRole('radio', { name: /Bonus 1.00 USDT/ }).click();
  await expect(coupon).toContainText('Bonus 1.00 USDT');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm sale' })).toContainText('Bonus on completion');
  await seller.pay();
  await expect(page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();
  await expect(page.getByText('Bonus on completion')).toBeVisible();

  await buy(buyer, '100');
  await markPaid(buyer.page);
  await agreeToRelease(page, BUYER);
  await expect(page.getByRole('dialog', { name: 'Confirm release' })).toBeVisible();
  await seller.pay();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await page.goto('/');
  await expect(seller.totalAssets).toContainText('401');
});

test('a buyer cancels, the sale waits for another, and the seller takes it back', async ({ browser, gateway }) => {
  const seller = await enter(browser, gateway.origin, SELLER, '500');
  const buyer = await enter(browser, gateway.origin, BUYER);
  await sell(seller, '50');
  await buy(buyer, '50');
  await expect(seller.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await buyer.page.getByRole('button', { name: 'Cancel order' }).click();
  const sheet = buyer.page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(sheet.getByText('This cancellation is free. You have 3 of 3 left today.')).toBeVisible();
  await checkLooks(buyer.page, 'a cancellation', 'fit');
  await sheet.getByRole('radio', { name: 'I changed my mind' }).check();
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(buyer.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(seller.page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();
  await expect(buyer.page.getByRole('listitem').filter({ hasText: 'You cancelled the order' })).toContainText(
    '“I changed my mind”',
  );

  await seller.page.getByRole('button', { name: 'Cancel sale' }).click();
  await seller.dialog.getByRole('radio', { name: 'It takes too long' }).check();
  await seller.dialog.getByRole('button', { name: 'Cancel sale' }).click();
  await expect(seller.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await seller.page.goto('/sellOrderList');
  await expect(seller.page.getByRole('link', { name: /Sell [\d.]+ USDT/ })).toContainText('Cancelled');
});

test('both sides agree to cancel after more time and a refused question; then the buyer blocks the seller', async ({
  browser,
}) => {
  const gateway = await OwnGateway.create({ trade: { extension: { last: '30m' } } });
  try {
    const seller = await enter(browser, gateway.origin, SELLER, '500');
    const buyer = await enter(browser, gateway.origin, BUYER);
    await sell(seller, '90');
    // The sale holds the account that the buyer pays to.
    await seller.page.goto('/paymentWay');
    await seller.page.getByRole('link', { name: /•••• / }).click();
    await expect(seller.page.getByText('An open trade pays into this account.')).toBeVisible();
    await expect(seller.page.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await buy(buyer, '90');
    await expect(buyer.page.getByText('Never before')).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Add 15 min to pay' }).click();
    await expect(buyer.page.getByRole('timer')).toContainText(/4[34]:/);
    await expect(buyer.page.getByRole('button', { name: 'Add 15 min to pay' })).toBeHidden();

    await seller.page.goto('/');
    await seller.page.getByRole('link', { name: /Sell [\d.]+ USDT/ }).click();
    const ask = async () => {
      await seller.page.getByRole('button', { name: 'Request cancellation' }).click();
      await seller.dialog.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(seller.page.getByText('You asked to cancel', { exact: true })).toBeVisible();
      await expect(buyer.page.getByRole('heading', { name: 'The seller asks to cancel' })).toBeVisible();
    };
    await ask();
    await checkLooks(buyer.page, 'a question to cancel', 'all');
    await buyer.page.getByRole('button', { name: 'Keep order' }).click();
    await expect(seller.page.getByText('You asked to cancel', { exact: true })).toBeHidden();
    await ask();
    await buyer.page.getByRole('link', { name: 'Chat' }).click();
    await expect(buyer.page.getByRole('log', { name: 'Messages' })).toContainText(
      'The seller asks to cancel the order',
    );
    await expect(buyer.page.getByRole('log', { name: 'Messages' })).toContainText('You added time to pay');
    await buyer.page.goBack();
    await buyer.page.getByRole('button', { name: 'Agree to cancel' }).click();
    await buyer.dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(buyer.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await expect(seller.page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await seller.page.goto('/');
    await expect(seller.totalAssets).toContainText('500');

    await buyer.page.getByRole('button', { name: 'Block', exact: true }).click();
    await buyer.dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(buyer.page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await sell(seller, '95');
    await buyer.page.goto('/cardRecharge');
    await buyer.page.getByRole('textbox', { name: 'Amount' }).fill('95');
    await buyer.page.getByRole('button', { name: /^Buy for/ }).click();
    await expect(buyer.page.getByRole('heading', { name: 'Nobody is selling this amount right now' })).toBeVisible();
    await buyer.page.goto('/sellOrderList');
    await buyer.page.getByRole('button', { name: 'Favourites and blocked' }).click();
    await checkLooks(buyer.page, 'favourites and blocked members', 'all');
    await buyer.dialog.getByRole('button', { name: /^Unblock/ }).click();
    await expect(buyer.dialog.getByText('Nobody yet')).toBeVisible();
  } finally {
    await gateway.close();
  }
});

test('who acts on an order that has changed sees the order as it is now', async ({ browser, gateway }) => {
  const seller = await enter(browser, gateway.origin, SELLER, '500');
  const buyer = await enter(browser, gateway.origin, BUYER);
  await sell(seller, '60');
  // The seller's screen no longer hears of changes, as on a slow network.
  await seller.page.route('**/order/orderC2cDetail', () => {});
  await seller.page.getByRole('button', { name: 'Cancel sale' }).click();
  await seller.dialog.getByRole('radio', { name: 'It takes too long' }).check();
  await buy(buyer, '60');
  await seller.dialog.getByRole('button', { name: 'Cancel sale' }).click();
  await expect(seller.page.getByText('The order changed first')).toBeVisible();
  await expect(seller.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await expect(seller.page.getByText('A buyer took your sale and is paying now.').first()).toBeVisible();
});

test('nobody sells the amount: the nearest one is offered, and Back goes one step', async ({ browser, gateway }) => {
  const seller = await enter(browser, gateway.origin, SELLER, '500');
  const buyer = await enter(browser, gateway.origin, BUYER);
  await sell(seller, '70');
  const { page } = buyer;
  await page.goto('/');
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('90');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is selling this amount right now' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('90');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is selling this amount right now' })).toBeVisible();
  await page.getByRole('button', { name: '70.00 USDT' }).click();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await page.getByRole('link', { name: 'I have paid' }).click();
  await expect(page.getByText('Screenshots of the payment', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Orders in progress')).toBeVisible();
  await page.getByRole('link', { name: /Buy [\d.]+ USDT/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
});

test('an order that nobody pays expires, and the sale waits for another buyer', async ({ browser }) => {
  const gateway = await OwnGateway.create({ trade: { within: { bank: '15m' } } });
  try {
    const seller = await enter(browser, gateway.origin, SELLER, '500');
    const buyer = await enter(browser, gateway.origin, BUYER);
    await sell(seller, '80');
    await buy(buyer, '80');
    await expect(buyer.page.getByRole('timer')).toContainText(/1[45]:\d\d/);
    await buyer.sandbox.skip('15m');
    await expect(buyer.page.getByRole('heading', { name: 'Expired' })).toBeVisible();
    await expect(buyer.page.getByRole('paragraph').filter({ hasText: 'This order is over. Do not pay' })).toBeVisible();
    await expect(seller.page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();
  } finally {
    await gateway.close();
  }
});

test('members get the steps that they lack', async ({ browser, gateway }) => {
  const person = new Person(await openPhone(browser, gateway.origin));
  await person.join('Newcomer');
  await person.page.goto('/cardRecharge');
  await expect(person.page.getByRole('link', { name: /Verify your identity/ })).toHaveAttribute('href', '/kyc');
  await person.page.goto('/selectSaleWay');
  await expect(person.page.getByRole('link', { name: /Set a payment password/ })).toBeVisible();
  await expect(person.page.getByRole('link', { name: /Add a payment account/ })).toHaveAttribute('href', '/bank/add');
});
