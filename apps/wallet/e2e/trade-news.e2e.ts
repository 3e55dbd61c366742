import { type Browser, expect } from '@playwright/test';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { markPaid, openTrade } from './setUp/openTrade.ts';

// A time to release that a test can wait for.
ownGatewayTest.use({ policy: { trade: { within: { instant: '20s', bank: '20s' }, escalateAfter: { paid: '1h' } } } });

/** A sandbox account in a browser of its own. */
async function enter(browser: Browser, origin: string, index: number): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.8.${index + 1}` },
  });
  const person = new Person(await context.newPage());
  await person.enterAs((await person.sandbox.accounts())[index]!);
  return person;
}

ownGatewayTest('both sides hear on any screen that a release was missed, and one tap leads to the order', async ({ browser, gateway }) => {
  const [seller, buyer] = await Promise.all([enter(browser, gateway.origin, 0), enter(browser, gateway.origin, 1)]);
  const [account] = await seller.sandbox.accounts();
  const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '100');
  for (const { page } of [seller, buyer]) await page.goto('/about');
  await markPaid(buyer.page, bills.purchase);
  await buyer.page.goto('/about');
  await expect(seller.page.getByText('The buyer waits. Release the coins if the money is in your account.').first()).toBeVisible();
  const missed = seller.page.getByText('You missed the time to release. Release the coins, or open an appeal.').first();
  await expect(missed).toBeVisible();
  await seller.page.getByRole('button', { name: 'View' }).last().click();
  await expect(seller.page).toHaveURL(`/sellOrder/detail?billNo=${bills.sale}`);
  await expect(buyer.page.getByText('The seller missed the time to release. You can open an appeal.').first()).toBeVisible();
});
