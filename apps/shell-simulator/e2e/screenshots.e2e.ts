import { expect, test } from '@playwright/test';
import { WalletInPhone } from './WalletInPhone.ts';

test('private screens stay out of screenshots while the member wants it', async ({ page }) => {
  test.setTimeout(180_000);
  const phone = new WalletInPhone(page);
  const { wallet } = phone;
  await phone.start();
  await wallet.getByRole('button', { name: 'Log in' }).click();
  await phone.logIn(await phone.account(0));
  await phone.openMine();
  await wallet.getByRole('link', { name: /^Security centre/ }).click();
  const row = () => wallet.getByRole('switch', { name: /^Screenshot protection/ });
  const black = page.getByText('Nothing to see');

  await test.step('an older phone cannot, and the switch says so', async () => {
    await page.getByRole('switch', { name: 'Phone can protect its screen' }).click();
    await wallet.getByText('Screenshot protection', { exact: true }).click();
    await expect(wallet.getByRole('status').getByText(/cannot protect screenshots/)).toBeVisible();
    await expect(row()).not.toBeChecked();
    await page.getByRole('switch', { name: 'Phone can protect its screen' }).click();
  });

  await test.step('turned on, a picture of the screen shows nothing', async () => {
    await page.getByRole('switch', { name: 'Look as a screenshot does' }).click();
    await expect(black).toBeHidden();
    await wallet.getByText('Screenshot protection', { exact: true }).click();
    await expect(row()).toBeChecked();
    await expect(black).toBeVisible();
  });

  await test.step('from the first screen of the next start on', async () => {
    await phone.press('Reload the page');
    await expect(black).toBeVisible({ timeout: 30_000 });
    await expect(wallet.getByRole('link', { name: 'Mine' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('and no more, when it is turned off', async () => {
    await phone.openMine();
    await wallet.getByRole('link', { name: /^Security centre/ }).click();
    await expect(row()).toBeChecked();
    await wallet.getByText('Screenshot protection', { exact: true }).click();
    await expect(row()).not.toBeChecked();
    await expect(black).toBeHidden();
  });
});
