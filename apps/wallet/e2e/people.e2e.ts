import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('money finds its receiver: a paid code, a toast, a mark on the bell, and names for next time', async ({
  page,
  browser,
}) => {
  const mei = new Person(await (await browser.newContext()).newPage());
  const robin = new Person(page);
  const meiNo = await mei.settle('Mei', '5');
  await robin.settle('Robin', '100');

  await test.step('the code on the screen turns into paid, with amount and payer', async () => {
    await mei.askFor('25.5', 'Two books');
    const { pathname, search } = new URL(await mei.copiedLink());
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Continue' }).click();
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expect(mei.page.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 10_000 });
    await expect(mei.page.getByText(/You received 25\.50 USDT from R•••/).first()).toBeVisible();
  });

  await test.step('a transfer brings a toast and a mark, which looking takes away', async () => {
    await mei.page.goto('/');
    await expect(mei.page.getByRole('link', { name: /^Messages/ })).toBeVisible();
    await robin.prepareTransfer(meiNo, '3');
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    const news = mei.page.getByText('You received 3.00 USDT from R•••.').last();
    await expect(news).toBeVisible({ timeout: 45_000 });
    // In the band of the header: at most two lines of it.
    expect((await news.boundingBox())?.height).toBeLessThan(48);
    await mei.page.getByRole('link', { name: /^Messages.*[Nn]ew/ }).click();
    await mei.page
      .getByRole('button', { name: /You received 3\.00 USDT/ })
      .first()
      .click();
    await expect(mei.dialog.getByRole('link', { name: 'Open' })).toBeVisible();
    await mei.dialog.getByRole('button', { name: 'Close' }).click();
    await mei.page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(mei.page.getByRole('button', { name: 'Mark all read' })).toBeHidden();
    await mei.page.getByRole('button', { name: 'Back' }).click();
    await expect(mei.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    await mei.page.reload();
    await expect(mei.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  });

  await test.step('the sender saves the receiver, and finds her in bills and in the first step', async () => {
    await page.getByRole('button', { name: 'Save to contacts' }).click();
    await robin.dialog.getByRole('textbox', { name: 'Name' }).fill('Aunt Mei');
    await robin.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(robin.dialog).toBeHidden();
    await page.goto('/transation');
    await page.getByRole('searchbox', { name: 'Search bills' }).fill('aunt');
    await expect(page.getByRole('link', { name: /^To Aunt Mei/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Payment to Aunt Mei/ })).toBeVisible();
    await page.goto('/transfer');
    await page
      .getByRole('region', { name: 'Recent' })
      .getByRole('button', { name: /^Aunt Mei/ })
      .click();
    await robin.enterAmount('2');
    await expect(robin.dialog.getByText('Aunt Mei')).toBeVisible();
    await robin.pay();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByLabel('Amount, USDT')).toHaveValue('2');
  });
});
