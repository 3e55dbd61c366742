import { expect, type Page } from '@playwright/test';
import { everyPath } from './everyPath.ts';
import { findAmounts } from './findAmounts.ts';
import { goTo } from './goTo.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { markPaid, openTrade, sell } from './setUp/openTrade.ts';
import { type DemoAccount, Sandbox } from './setUp/sandbox.ts';

/** Screens that send a member elsewhere. */
const ELSEWHERE = ['/login', '/register', '/address', '/stop'];
const FOR_ACCEPTORS = everyPath.filter((path) => path.startsWith('/merchant'));

/** Amounts that everybody may see, or that the person chose: prices, limits of levels and orders, fees, an IP address. */
const PUBLIC: Readonly<Record<string, RegExp>> = {
  '/coin': /^\d\.\d{2,4}$/,
  '/trade': /^7\.\d\d$/,
  '/kyc': /^(3|10|20|50|200),?000\.00$/,
  '/authentication': /^(3|10|20|50|200),?000\.00$/,
  '/paymentCountSetting': /^30,000\.00$/,
  '/cardRecharge': /^(7\.\d\d|10\.00|3,000\.00|2\.00)$/,
  '/selectSaleWay': /^(7\.\d\d|10\.00|3,000\.00|0\.00)$/,
  '/withdrawal': /^(1\.00|10,000\.00|0\.00)$/,
  '/logs': /^\d+\.\d+$/,
  '/activity': /^(3|5|8|50|200)\.00$/,
  '/activity/invite': /^(5|50)\.00$/,
  '/invite': /^(5|50)\.00$/,
  '/merchant': /^5,000\.00$/,
  '/merchant/terms': /^(50\.00|500\.00|5,000\.00|7\.\d\d)$/,
};

/** Part of a screen with prices, which everybody may see. */
const PRICES =
  '[aria-labelledby=market], [aria-labelledby=movers], [aria-label$=price], [aria-label="Price over time"]';

async function leaks(page: Page, path: string): Promise<readonly string[]> {
  await goTo(page, path);
  const found = await page.evaluate(findAmounts, PRICES);
  const known = PUBLIC[path.split('?')[0]!];
  return found.filter((amount) => !known?.test(amount)).map((amount) => `${path}: ${amount}`);
}

async function hideAmounts(page: Page): Promise<void> {
  await goTo(page, '/?tab=mine');
  await page.getByRole('switch', { name: 'Hide amounts' }).check();
}

/**
 * What the person holds, has moved and has under way is hidden on every screen. What they open by itself shows its amounts: one
 * bill, receipt, order, chat, appeal or payment; so does what they type and confirm, and what an acceptor decides on.
 */
test('a person who hides amounts sees none of their own on any screen', async ({ page, request, browser }) => {
  const [me, other, acceptor] = (await new Sandbox(request).accounts()) as [DemoAccount, DemoAccount, DemoAccount];
  const robin = new Person(page, me.phone);
  await robin.enterAs(me);

  await test.step('with a purchase, a sale and a transfer', async () => {
    const theirPage = await (await browser.newContext()).newPage();
    await new Person(theirPage, other.phone).enterAs(other);
    const { purchase } = await openTrade({ page: theirPage, account: other }, page, '137');
    await markPaid(page, purchase);
    await sell({ page, account: me }, '211');
    await theirPage.context().close();
    await robin.prepareTransfer(other.userNo, '23.45');
    await robin.pay(me.paymentPassword);
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    // The walk would find none either if it looked in the wrong place.
    expect(await leaks(page, '/')).toEqual(expect.arrayContaining(['/: 137.00', '/: 23.45']));
    await hideAmounts(page);
  });

  const tabs = ['/?tab=wealth', '/?tab=discover', '/?tab=mine', '/coin?currency=USDT', '/sellOrderList?side=buy'];
  for (const path of [...everyPath, ...tabs].filter(
    (path) => !ELSEWHERE.includes(path) && !FOR_ACCEPTORS.includes(path),
  ))
    expect.soft(await leaks(page, path), path).toEqual([]);

  await test.step('nor while they enter a transfer, and choose its coin', async () => {
    await goTo(page, '/transfer');
    await robin.nameReceiver(other.userNo);
    await page.getByRole('button', { name: 'USDT', exact: true }).click();
    await expect(robin.dialog.getByRole('option', { name: /^BTC/ })).toContainText('••••••');
    await page.keyboard.press('Escape');
    await expect(robin.dialog).toBeHidden();
    expect(await page.evaluate(findAmounts, PRICES)).toEqual(['0.00']);
  });

  await test.step('nor an acceptor at their workplace', async () => {
    const workplace = await browser.newContext();
    const ada = new Person(await workplace.newPage(), acceptor.phone);
    await ada.enterAs(acceptor);
    await hideAmounts(ada.page);
    for (const path of FOR_ACCEPTORS) expect.soft(await leaks(ada.page, path), path).toEqual([]);
    await workplace.close();
  });
});
