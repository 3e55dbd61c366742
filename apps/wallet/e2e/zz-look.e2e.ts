import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { type DemoAccount, Sandbox } from './setUp/sandbox.ts';
import { markPaid, openTrade, sell } from './setUp/openTrade.ts';

test('look', async ({ page, request, browser }) => {
  const [me, other] = (await new Sandbox(request).accounts()) as [DemoAccount, DemoAccount];
  const robin = new Person(page, me.phone);
  await robin.enterAs(me);
  const theirPage = await (await browser.newContext()).newPage();
  await new Person(theirPage, other.phone).enterAs(other);
  const { purchase } = await openTrade({ page: theirPage, account: other }, page, '137');
  await markPaid(page, purchase);
  await sell({ page, account: me }, '211');
  const shots = [
    ['laptop-home', '/'],
    ['laptop-bills', '/transation'],
    ['laptop-inbox', '/siteMsg'],
    ['laptop-wealth', '/?tab=wealth'],
    ['laptop-discover', '/?tab=discover'],
    ['laptop-mine', '/?tab=mine'],
    ['laptop-trade', '/trade'],
    ['laptop-login', '/security'],
  ] as const;
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, path] of shots) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/pics/${name}.png` });
  }
  await page.goto('/sellOrderList');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/pics/laptop-orders.png' });
  await page.goto('/');
  await page.waitForTimeout(1500);
  const row = page.getByRole('link', { name: /137/ }).first();
  if (await row.count()) {
    await row.click();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: '/tmp/pics/laptop-order.png' });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, path] of [
    ['p-home', '/'],
    ['p-trade', '/trade'],
    ['p-coin', '/coin?currency=BTC'],
    ['p-discover', '/?tab=discover'],
    ['p-bills', '/transation'],
    ['p-wealth', '/?tab=wealth'],
    ['p-bank', '/bankList'],
    ['p-orders', '/sellOrderList'],
  ] as const) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/pics/${name}.png` });
  }
});
