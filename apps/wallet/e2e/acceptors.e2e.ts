import { readFile } from 'node:fs/promises';
import { expect, type Browser } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { openPhone } from './openPhone.ts';
import { OwnGateway } from './OwnGateway.ts';
import { Person } from './Person.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { addBankCard } from './setUp/addBankCard.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { type DemoAccount, Sandbox } from './setUp/sandbox.ts';
import { agreeToRelease, markPaid } from './tradeByHand.ts';

const BUYER = '张晓明';
/** The name on the document of the sandbox's acceptor. */
const ACCEPTOR = '周立恒';

/** A member who can buy. */
async function enterBuyer(browser: Browser, origin: string): Promise<Person> {
  const buyer = new Person(await openPhone(browser, origin));
  await buyer.settle('Ming');
  await readyToTrade(buyer.page, BUYER);
  return buyer;
}

/** The sandbox's acceptor, with a bank card. */
async function enterAcceptor(browser: Browser, origin: string): Promise<{ acceptor: Person; account: DemoAccount }> {
  const page = await openPhone(browser, origin);
  const account = (await new Sandbox(page.request).accounts()).find(({ role }) => role === 'acceptor')!;
  const acceptor = new Person(page, account.phone);
  await acceptor.enterAs(account);
  await addBankCard(page, ACCEPTOR, account.paymentPassword);
  await page.goto('/');
  return { acceptor, account };
}

/** Adds a lot and a quota, and goes online. Ends on the workplace. */
async function beginWork({ acceptor, account }: { acceptor: Person; account: DemoAccount }): Promise<void> {
  const { page } = acceptor;
  await page.getByRole('link', { name: /Merchant workplace/ }).click();
  await page.getByRole('link', { name: 'Add range' }).click();
  await page.getByRole('button', { name: 'Save range' }).click();
  await expect(page.getByText('Choose at least one payment method.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Smallest amount' }).fill('50');
  await page.getByRole('textbox', { name: 'Largest amount' }).fill('500');
  await page.getByRole('checkbox', { name: 'Bank card' }).check();
  await page.getByRole('button', { name: 'Save range' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this range' })).toBeVisible();
  await acceptor.pay(account.paymentPassword);
  await expect(page.getByRole('heading', { name: 'Workplace' })).toBeVisible();
  await page.getByRole('link', { name: 'Ranges and price' }).click();
  await expect(page.getByRole('link', { name: /Sell 50.00 to 500.00 USDT/ })).toContainText('Bank card');
  await page.getByRole('textbox', { name: 'Daily quota' }).fill('5000');
  await page.getByRole('textbox', { name: /Distance from the market price/ }).fill('0.2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Save price and quota' })).toContainText('0.2 % ');
  await acceptor.pay(account.paymentPassword);
  await expect(page.getByRole('meter', { name: 'Quota used today' })).toHaveAttribute(
    'aria-valuetext',
    /0.00 USDT of 5,000.00 USDT used/,
  );
  await page.goBack();
  await page.getByRole('switch').check();
  await expect(page.getByText('No offers right now')).toBeVisible();
}

/** Asks for an amount that no member sells. */
async function ask({ page }: Person, amount: string): Promise<void> {
  await page.goto('/cardRecharge');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Looking for a seller' })).toBeVisible();
}

test('an acceptor takes an offer, releases, and sees the income', async ({ browser }) => {
  // Time for the checks of the looks.
  const gateway = await OwnGateway.create({ trade: { acceptors: { answerWithin: '120s' } } });
  try {
    const entered = await enterAcceptor(browser, gateway.origin);
    const { acceptor, account } = entered;
    const { page } = acceptor;
    await addBankCard(page, ACCEPTOR, account.paymentPassword);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark-blue');
    await beginWork(entered);
    await checkLooks(page, 'a workplace without offers', 'all');

    const buyer = await enterBuyer(browser, gateway.origin);
    await ask(buyer, '100');
    // The search shows its time and what was promised, and the buyer can end it.
    const search = buyer.page.getByRole('main');
    await expect(search.getByRole('timer')).toContainText(/0[23]:\d\d/);
    await expect(search).toContainText(/\d\.\d\d kept for you/);
    await expect(search.getByRole('listitem')).toHaveCount(4);
    await checkLooks(buyer.page, 'a search for a seller', 'all');
    await buyer.page.getByRole('button', { name: 'Cancel' }).click();
    await expect(buyer.page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
    await expect(page.getByText('No offers right now')).toBeVisible();
    await ask(buyer, '100');
    await expect(page.getByRole('radio', { name: /^Sell 100.00 USDT/ })).toBeChecked();
    await expect(page.locator('[data-announcer=polite]')).toContainText('New offer: sell 100.00 USDT');
    await expect(page.getByRole('timer')).toContainText(/0[01]:\d\d/);
    await checkLooks(page, 'a workplace with an offer', 'all');
    const payTo = page.getByRole('button', { name: /^The buyer pays to/ });
    const pinned = await payTo.textContent();
    await payTo.click();
    await page.getByRole('option', { selected: false }).click();
    await expect(payTo).not.toHaveText(pinned ?? '');
    const chosen = (await payTo.textContent())?.match(/\d{4}$/)?.[0] ?? 'none';
    await page.getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect(buyer.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();

    await expect(buyer.page.getByText(new RegExp(`${chosen}$`))).toBeVisible();
    await markPaid(buyer.page);
    await agreeToRelease(page, BUYER);
    await expect(page.getByRole('dialog', { name: 'Confirm release' })).toBeVisible();
    await acceptor.pay(account.paymentPassword);
    await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();

    await page.goto('/?tab=mine');
    await page.getByRole('link', { name: /Merchant workplace/ }).click();
    await expect(page.getByRole('meter', { name: 'Quota used today' })).toHaveAttribute(
      'aria-valuetext',
      /^100.00 USDT of 5,000.00 USDT used/,
    );
    await page.getByRole('link', { name: 'Merchant income' }).click();
    await expect(page.getByRole('figure').first()).toContainText('Income by day');
    await expect(page.getByRole('listitem')).toContainText('1 trade · 100.00 USDT');
    await expect(page.getByRole('listitem')).toContainText('rebate +0.05 USDT');
    await checkLooks(page, 'the income of an acceptor', 'all');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export income' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[7]).toMatch(/^\d{4}\/\d\d\/\d\d,1,100,0\.\d+,0\.05,0\.\d+$/);
  } finally {
    await gateway.close();
  }
});

test('missed offers make a pause, an offset out of range is reported at its field, and members see no workplace', async ({
  browser,
}) => {
  const gateway = await OwnGateway.create();
  try {
    const entered = await enterAcceptor(browser, gateway.origin);
    const { page } = entered.acceptor;
    await beginWork(entered);
    const buyer = await enterBuyer(browser, gateway.origin);
    for (const missed of ['1 of 3', '2 of 3', 'You missed 3 offers']) {
      await ask(buyer, '100');
      await expect(page.getByRole('radio', { name: /^Sell 100.00 USDT/ })).toBeChecked();
      await buyer.sandbox.skip('1m');
      await expect(page.getByText(missed)).toBeVisible();
      await expect(buyer.page.getByRole('heading', { name: 'Nobody is selling this amount right now' })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: /^Paused until \d\d:\d\d$/ })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await checkLooks(page, 'a workplace that is paused', 'all');

    await page.getByRole('link', { name: 'Ranges and price' }).click();
    const offset = page.getByRole('textbox', { name: /Distance from the market price/ });
    await offset.fill('2.01');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The maximum is 2.')).toBeVisible();
    await expect(offset).toHaveAttribute('aria-invalid', 'true');
    await expect(offset).toBeFocused();
    await checkLooks(page, 'an offset out of range', 'all');

    await buyer.page.goto('/?tab=mine');
    await expect(buyer.page.getByRole('link', { name: /Payment accounts/ })).toBeVisible();
    await expect(buyer.page.getByRole('link', { name: /Merchant workplace/ })).toHaveCount(0);
    await buyer.page.goto('/merchant/profits');
    await expect(buyer.page.getByText('For merchants only')).toBeVisible();
    await expect(buyer.page.getByRole('heading', { name: 'What a merchant needs' })).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Back to home' }).click();
    await expect(buyer.page).toHaveURL('/');
  } finally {
    await gateway.close();
  }
});
