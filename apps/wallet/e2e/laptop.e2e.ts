import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { goTo } from './goTo.ts';
import { Keys } from './Keys.ts';
import { enterAccount } from './openPhone.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { openTrade } from './setUp/openTrade.ts';

const LAPTOP = { width: 1280, height: 800 };
/** The narrowest window with a rail. */
const NARROW = { width: 1024, height: 640 };

/** Whether anything can be scrolled sideways. */
const reachesOut = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-ui-scroll]')].some(
      (box) => box.scrollWidth > box.clientWidth + 1,
    ),
  );

ownGatewayTest(
  'a laptop has a rail, lists beside details, and the chat beside an order',
  async ({ browser, gateway }) => {
    const [seller, buyer] = await Promise.all([
      enterAccount(browser, gateway.origin, 0),
      enterAccount(browser, gateway.origin, 1),
    ]);
    const [account] = await seller.sandbox.accounts();
    const { page } = buyer;
    const bills = await openTrade({ page: seller.page, account: account! }, page, '100');
    const rail = page.getByRole('navigation', { name: 'Main navigation' });
    const present = rail.locator('[aria-current=page]');

    await page.setViewportSize(LAPTOP);
    await page.goto('/');
    await expect(present).toHaveText('Home');
    await expect(buyer.totalAssets).toBeVisible();
    await expect(page.getByRole('link', { name: /Buy 100/ })).toBeVisible();
    await checkAccessibility(page, 'Home on a laptop');

    // With the keys alone through the rail.
    const keys = new Keys(page);
    await keys.use(rail.getByRole('link', { name: 'Mine' }));
    await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
    await expect(present).toHaveText('Mine');

    // The list stays beside the bill, and Back closes the bill.
    await goTo(page, '/transation');
    await expect(page.getByText('Choose a row on the left to see it here.')).toBeVisible();
    const list = page.getByRole('region', { name: 'List', exact: true });
    const deposit = list.getByRole('link', { name: /Deposit/ });
    await deposit.filter({ hasText: 'USDT' }).click();
    await expect(page.getByRole('heading', { name: 'Bill', exact: true })).toBeFocused();
    await expect(list.locator('[aria-current=true]')).toHaveCount(1);
    await deposit.filter({ hasText: 'ETH' }).click();
    await expect(page.getByRole('main').getByText('ETH').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bill', exact: true })).toBeFocused();
    await checkAccessibility(page, 'a bill beside the bills');
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('Choose a row on the left to see it here.')).toBeVisible();

    // The row of a trade that runs leads to the order, with its chat. A text typed there survives the address of the chat.
    await list.getByRole('link', { name: /Purchase/ }).click();
    const chat = page.getByRole('complementary', { name: 'Order chat' });
    await chat.getByRole('textbox', { name: 'Message' }).fill('On my way');
    await expect(page).toHaveURL(/trade/);
    await expect(present).toContainText('Trade');
    await checkAccessibility(page, 'an order beside its chat');
    await page.goto(`/order/chat?billNo=${bills.purchase}`);
    await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(1);
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('On my way');

    await page.setViewportSize(NARROW);
    for (const path of [
      '/',
      '/?tab=wealth',
      '/?tab=discover',
      '/?tab=mine',
      '/siteMsg',
      `/order/chat?billNo=${bills.purchase}`,
    ]) {
      await goTo(page, path);
      expect.soft(await reachesOut(page), `${path} scrolls sideways`).toBe(false);
    }

    // The row of the open message is marked, and a page below a detail has a way back to it.
    await goTo(page, '/siteMsg');
    await list
      .getByRole('button', { name: /deposit/i })
      .first()
      .click();
    await expect(list.locator('button[aria-current=true]')).toHaveCount(1);
    await goTo(page, '/phone');
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await goTo(page, '/phone/edit');
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await goTo(page, `/order/chat?billNo=${bills.purchase}`);

    // A narrower window is a phone again, at the same address.
    await page.setViewportSize({ width: 900, height: 640 });
    await expect(page.getByRole('heading', { name: 'Order chat' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('On my way');
    await expect(rail).toHaveCount(0);
  },
);
