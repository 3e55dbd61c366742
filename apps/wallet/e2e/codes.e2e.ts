import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import { openPhone } from './openPhone.ts';
import { OwnGateway } from './OwnGateway.ts';
import { Person } from './Person.ts';
import { addBankCard } from './setUp/addBankCard.ts';
import { markPaid, sell } from './setUp/openTrade.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { type DemoAccount, Sandbox } from './setUp/sandbox.ts';
import { signIn } from './setUp/signIn.ts';
import { withPageDevice } from './setUp/withPageDevice.ts';
import { test as base } from './test.ts';

// What the app does on response codes with their own meaning. The unit tests of `decide` list all of them; 7777 is in session.e2e.ts.

/** One gateway for the file. The last test takes its data away. */
const test = base.extend<object, { gateway: OwnGateway }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const gateway = await OwnGateway.create();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ gateway }, use) => use(gateway.origin),
});
test.describe.configure({ mode: 'default' });

/** A screen for members, opened by a link that carries an invitation code. */
const INVITED = '/transfer?inviteCode=EZ7KD4ER';
const TIMED_OUT = 'Your session has timed out. Log in again.';

/** Signs a page in to the first sandbox account of a role. */
async function enter(page: Page, role: string): Promise<DemoAccount> {
  const account = (await new Sandbox(page.request).accounts()).find((each) => each.role === role)!;
  await signIn(page, account);
  return account;
}

/** Makes an acceptor sell coins by calls, whose answers take longer than the test. */
async function offerCoins(page: Page, { paymentPassword: password }: DemoAccount): Promise<void> {
  await addBankCard(page, '周立恒', password);
  await withPageDevice(page, (device) =>
    device.evaluate(async ({ api, session }, password) => {
      await session.restore();
      const lots = [
        { transactionType: 8 as const, currency: 'USDT', min: '50', max: '500', payMethodIds: [1 as const] },
      ];
      const offered = { dailyQuota: '5000', lots };
      const { payPassTicket } = await api.user.checkTransPass({ password, scene: 'lots', confirmed: offered });
      await api.trading.updateAcceptorConfig({ online: true, ...offered, payPassTicket });
    }, password),
  );
}

/** Counts the answers to a call from now on. */
function countAnswers(page: Page, path: string): () => number {
  let answers = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(path)) answers += 1;
  });
  return () => answers;
}

/** Counts the calls and the loads of a page from now on. */
function follow(page: Page): { readonly calls: string[]; readonly loads: () => number } {
  const calls: string[] = [];
  let loads = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  page.on('load', () => (loads += 1));
  return { calls, loads: () => loads };
}

/** The page shows the login with the way back, keeps nothing but the invitation code, and asks for nothing of the member again. */
async function expectLoggedOut(page: Page): Promise<void> {
  await page.clock.runFor(2_000);
  const login = `/login?from=${encodeURIComponent(INVITED)}`;
  await expect(page).toHaveURL(login);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key === 'inviteCode' || key.startsWith('sealed.')),
  );
  expect(kept).toEqual([['inviteCode', 'EZ7KD4ER']]);
  const { calls, loads } = follow(page);
  await page.clock.runFor('02:00');
  await expect(page).toHaveURL(login);
  expect(calls.filter((path) => !path.startsWith('/api/gw/') && !path.startsWith('/api/common/'))).toEqual([]);
  expect(loads()).toBe(0);
}

test('6666: the session of a member whom staff closes ends with a message, and the login says why', async ({
  page,
  gateway,
}) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  await page.clock.install();
  await page.goto(INVITED);
  await page.getByRole('textbox', { name: 'User number' }).fill('7KD4ER');
  expect(await gateway.operate('flags', 'set', userNo, '--userFlag', '0')).toMatchObject({ code: 0 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(TIMED_OUT).first()).toBeVisible();
  await expectLoggedOut(page);
  await robin.logIn();
  await expect(page.getByRole('alert').first()).toContainText('This account is not available.');
});

test('10006: the first call after a device slept too long ends the session before it is sent', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.clock.install();
  // The device tells about itself a while after a login, and would do so in the middle of the sleep.
  const described = page.waitForResponse((response) => response.url().endsWith('/device/record'));
  await page.goto(INVITED);
  await page.getByRole('textbox', { name: 'User number' }).fill('7KD4ER');
  await described;
  // A device that sleeps runs no timers.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  const { calls } = follow(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Your login has expired. Log in again.').first()).toBeVisible();
  expect(calls).toEqual([]);
  await expectLoggedOut(page);
});

test('2222 and 3025: a purchase waits without a word, and who acts on a trade that has changed sees the trade as it is', async ({
  page,
  browser,
  gateway,
}) => {
  const [seller, acceptor] = [await openPhone(browser, gateway.origin), await openPhone(browser, gateway.origin)];
  const account = await enter(seller, 'member');
  await offerCoins(acceptor, await enter(acceptor, 'acceptor'));
  const buyer = new Person(page);
  await buyer.join('Ming');
  await readyToTrade(page, '张晓明');

  await test.step('no member sells, and an acceptor is asked', async () => {
    await page.goto('/cardRecharge');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    const asked = countAnswers(page, '/lucky_c2c/deposit');
    await page.getByRole('button', { name: /^Buy for/ }).click();
    await expect(page.getByRole('heading', { name: 'Looking for a seller' })).toBeVisible();
    // The same request again got the same answer, and still nothing is said.
    await expect.poll(asked).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: 'Looking for a seller' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    await sell({ page: seller, account }, '100');
    await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  });

  await test.step('the purchase was marked as paid on another screen before it is cancelled', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await buyer.dialog.getByRole('radio', { name: 'I changed my mind' }).check();
    // This screen hears of nothing any more, as on a slow network.
    await page.route('**/order/orderC2cDetail', () => {});
    await markPaid(page, new URL(page.url()).searchParams.get('billNo')!);
    await buyer.dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('The order changed first')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waiting for release' })).toBeVisible();
    await expect(buyer.dialog).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  });
  for (const other of [seller, acceptor]) await other.context().close();
});

test('400002, 400003 and HTTP 400: keys are agreed on again, and the same call is sent again, once, with nothing lost', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  await page.clock.install();
  await page.goto('/transfer');
  await robin.nameReceiver('7KD4ER');
  await expect(page.getByLabel('Amount, USDT')).toBeVisible();
  const { calls, loads } = follow(page);
  const exchanges = () => calls.filter((path) => path === '/api/gw/p3').length;
  const spoilNext = async (path: string, spoil: (route: Route) => Promise<void>) =>
    await page.route(path, spoil, { times: 1 });

  // The gateway knows no such key session.
  await spoilNext('**/lucky_transfer/transferTo', (route) =>
    route.continue({ headers: { ...route.request().headers(), s1: randomUUID() } }),
  );
  await robin.enterAmount('7.5', 'For lunch');
  await expect(robin.dialog).toContainText('7.50 USDT');
  expect(exchanges()).toBe(1);

  // The body was changed on the way.
  await spoilNext('**/exchangeUser/checkTransPass', async (route) => {
    const sealed = route.request().postData()!;
    await route.continue({ postData: `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}` });
  });
  // Something on the way answers.
  await spoilNext('**/lucky_transfer/transferTo', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad Request</h1>' }),
  );
  // Two losses in a minute are as many as it repairs.
  await page.clock.fastForward('01:01');
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  expect(exchanges()).toBe(3);
  expect(loads()).toBe(0);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(robin.totalAssets).toContainText('52.50 EZ');
});

test('1005: after the gateway lost everything, the page takes its new keys and leads to the login, once', async ({
  page,
  gateway,
}) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.clock.install();
  await page.goto(INVITED);
  await page.getByRole('textbox', { name: 'User number' }).fill('7KD4ER');
  const { loads } = follow(page);
  await gateway.loseEverything();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(TIMED_OUT).first()).toBeVisible();
  await expectLoggedOut(page);
  expect(loads()).toBe(1);
});
