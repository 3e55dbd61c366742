import { expect, type Page } from '@playwright/test';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { test } from './test.ts';

const titleOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('Back closes what is over a transfer, then takes back its steps, and a reload keeps what was typed', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [receiver] = await robin.sandbox.accounts();
  const userNo = page.getByRole('textbox', { name: 'User number' });
  const amount = page.getByLabel('Amount, USDT');
  const sheet = titleOf(page, 'Confirm transfer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Transfer' }).click();
  await robin.nameReceiver(receiver!.userNo);
  await robin.enterAmount('7.5', 'For lunch');
  await expect(sheet).toBeVisible();

  await test.step('the sheet, a choice, and the step close one after the other', async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(amount).toHaveValue('7.5');
    await page.getByRole('button', { name: 'USDT', exact: true }).click();
    await expect(titleOf(page, 'Coin')).toBeVisible();
    await page.goBack();
    await expect(robin.dialog).toBeHidden();
    await page.goBack();
    await expect(userNo).toHaveValue(receiver!.userNo);
  });

  await test.step('Forward opens nothing', async () => {
    await page.goForward();
    await expect(userNo).toBeVisible();
    await expect(robin.dialog).toHaveCount(0);
  });

  await test.step('the next step finds the amount and the note, and the arrow takes it back', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(amount).toHaveValue('7.5');
    await expect(page.getByRole('button', { name: /^Note/ })).toContainText('For lunch');
    await robin.goBack();
    await expect(userNo).toHaveValue(receiver!.userNo);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(amount).toHaveValue('7.5');
  });

  await test.step('a reload keeps the step, also under the sheet, and nothing secret', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('Payment password').fill('123');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('"123"');
    await page.reload();
    await expect(amount).toHaveValue('7.5');
    await expect(robin.dialog).toHaveCount(0);
    await page.goBack();
    await expect(userNo).toHaveValue(receiver!.userNo);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(amount).toHaveValue('7.5');
  });

  await test.step('no button of the history opens a paid sheet again; a reload shows the bill', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/order\/detail\?billNo=/);
    await expect(robin.postings.first()).toContainText('−7.50 USDT');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(robin.totalAssets).toContainText('52.50 EZ');
  });
});

ownGatewayTest(
  'Back closes dialogs, pickers and viewers, and a link in a sheet leaves no dead entry',
  async ({ page }) => {
    const robin = new Person(page);
    await robin.join('Robin', '60');
    await page.goto('/?tab=mine');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(robin.dialog).toBeVisible();
    await page.goBack();
    await expect(robin.dialog).toBeHidden();
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(robin.dialog).toBeVisible();
    await page.goBack();
    await expect(robin.dialog).toBeHidden();
    await expect(page).toHaveURL('/?tab=mine');

    // The demo account has an identity that allows withdrawals.
    const [owner] = await robin.sandbox.accounts();
    await robin.enterAs(owner!);
    await page.getByRole('link', { name: 'Transfer' }).click();
    await page.goto('/withdrawal');
    await page.getByRole('button', { name: 'Contacts' }).click();
    await titleOf(page, 'Choose an address').getByRole('link', { name: 'Manage addresses' }).click();
    await expect(page).toHaveURL(/\/address/);
    await expect(robin.dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/withdrawal');
    await expect(robin.dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/transfer');
  },
);

test('a form for visitors keeps what was typed, without the password', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByLabel('Email address').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue('robin@example.com');
});

test('a sheet does not move when the focus enters it while it still slides up', async ({ page }) => {
  await page.goto('/login');
  const area = page.getByRole('button', { name: /^Area code/ });
  // The first opening loads the code of the sheet.
  await area.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const tabs of [1, 2, 3]) {
    await area.click();
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport({ ratio: 1 });
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('[data-ui-modal], [data-ui-modal] *:not([data-ui-scroll], [data-ui-scroll] *)')]
        .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
        .map(({ className }) => className),
    );
    expect(moved).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
