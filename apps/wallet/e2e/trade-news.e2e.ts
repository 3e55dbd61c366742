import { expect, type Page } from '@playwright/test';
import { enterAccount } from './openPhone.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { markPaid, openTrade } from './setUp/openTrade.ts';

// A quarter of an hour on the gateway's clock leads to the reminder, and one minute more to the end of the time to release.
const policy = { within: { instant: '16m', bank: '16m' }, escalateAfter: { paid: '1h' } };
ownGatewayTest.use({ policy: { trade: policy } });

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const said = (page: Page, words: string) => expect(toast(page, words)).toBeVisible();

ownGatewayTest(
  'both sides hear on any screen that a release was missed, and one tap leads to the order',
  async ({ browser, gateway }) => {
    const [seller, buyer] = await Promise.all([
      enterAccount(browser, gateway.origin, 0),
      enterAccount(browser, gateway.origin, 1),
    ]);
    const [account] = await seller.sandbox.accounts();
    const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '100');
    await markPaid(buyer.page, bills.purchase);
    for (const { page } of [seller, buyer]) {
      await page.goto('/about');
      // What is there at the first look is not told.
      await page.waitForResponse(/quickOrderQuery/);
    }
    // They listen before the clock moves, because a message goes away after some seconds.
    await Promise.all([
      said(seller.page, 'The buyer is waiting. Release the coins if the money is in your account.'),
      seller.sandbox.skip('15m'),
    ]);
    await Promise.all([
      said(buyer.page, 'The seller missed the time to release. You can open an appeal.'),
      toast(seller.page, 'You missed the time to release. Release the coins, or open an appeal.')
        .getByRole('button', { name: 'View' })
        .click(),
      seller.sandbox.skip('1m'),
    ]);
    await expect(seller.page).toHaveURL(`/sellOrder/detail?billNo=${bills.sale}`);
  },
);
