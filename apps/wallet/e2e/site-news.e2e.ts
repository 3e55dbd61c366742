import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';

const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

test('a refused withdrawal reaches its owner on any screen, and counts as read after that', async ({
  page,
  gateway,
}) => {
  const robin = new Person(page, '13800000001');
  const [account] = await robin.sandbox.accounts();
  await robin.enterAs(account!);
  await page.goto('/withdrawal');
  await page.getByRole('textbox', { name: 'Address' }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Amount' }).fill('150');
  await page.getByRole('button', { name: 'Continue' }).click();
  await robin.pay(account!.paymentPassword);
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await page.getByRole('button', { name: 'View bill' }).click();
  await expect(page).toHaveURL(/billNo=\d+/);
  const billNo = new URL(page.url()).searchParams.get('billNo')!;

  await page.goto('/security');
  expect(await gateway.operate('withdrawals', 'refuse', billNo, '--reason', 'Whose is it?')).toMatchObject({ code: 0 });
  const toast = page.getByRole('status').filter({ hasText: 'Your withdrawal of 150.00 USDT was refused.' });
  const heard = page.waitForResponse((response) => response.url().includes('exchangeInbox/setRead'));
  await expect(toast).toBeVisible({ timeout: 50_000 });
  await heard;
  await page.goto('/siteMsg');
  const message = page.getByRole('button', { name: /Your withdrawal of 150\.00 USDT was refused/ });
  await expect(message).toBeVisible();
  await expect(message).not.toContainText('Unread');
  await message.click();
  await expect(robin.dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', new RegExp(billNo));
});

test('a login on a second device is a card on the first, and who closes it has read it everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const robin = new Person(page);
  await robin.join('Robin');
  const second = new Person(await browser.newPage({ baseURL: baseURL!, locale: 'en-US' }), robin.phone);
  const enter = async (person: Person) => {
    await person.page.goto('/login');
    await person.logIn();
    const proof = person.page.getByRole('button', { name: 'Send code' });
    await proof.or(person.totalAssets).first().waitFor();
    if (await proof.isVisible()) {
      await proof.click();
      await person.dialog
        .getByRole('textbox')
        .first()
        .fill(await person.sandbox.codeFor(robin.phone));
      await person.dialog.getByRole('button', { name: 'Confirm' }).click();
    }
    await expect(person.totalAssets).toBeVisible();
  };
  await enter(second);
  await page.goto('/');
  await expect(page).toHaveURL(/login/);
  await enter(robin);
  const card = page.getByRole('region', { name: /new device/ });
  await expect(card).toBeVisible({ timeout: 15_000 });
  await expect(second.page.getByRole('region', { name: /new device/ })).toHaveCount(0);
  await checkAccessibility(page);
  await card.getByRole('button', { name: 'It was me' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await page.reload();
  await page.goto('/siteMsg');
  await expect(page.getByRole('button', { name: /new device/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /new device.*Unread/ })).toHaveCount(0);
});
