import { expect, test } from '@playwright/test';
import { writePdf } from '../../../tools/flows/writePdf.ts';
import { originOf } from './ports.ts';
import { WalletInPhone } from './WalletInPhone.ts';

test('the wallet uses the simulator as its shell', async ({ page }) => {
  const phone = new WalletInPhone(page);
  const { wallet } = phone;
  await phone.start();
  await wallet.getByRole('link', { name: 'Transfer' }).click();
  const form = wallet.getByRole('form', { name: 'Log in' });
  await expect(form).toBeVisible();
  await phone.press('Unknown handler');
  await phone.expectNewest('openMagic', /response.*NOT_FOUND/s);
  await phone.press('Back button');
  await phone.expectNewest('back', /response.*ok/s);
  await expect(wallet.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expect(form).toBeHidden();

  await wallet.getByRole('button', { name: 'Log in' }).click();
  await phone.logIn(await phone.account(0));
  await expect(page.getByText('Signed in')).toBeVisible();

  await wallet.getByRole('button', { name: 'Back' }).click();
  await wallet.getByRole('link', { name: 'Mine' }).click();
  await expect(page.getByText('The last one was selection.')).toBeVisible();

  await wallet.getByRole('link', { name: 'Home' }).click();
  await wallet.getByRole('link', { name: 'All bills' }).click();
  await wallet.getByRole('button', { name: 'Export bills' }).click();
  await expect(page.getByText(/^The page saved ezwallet-bills-[\d-]+\.csv\.$/)).toBeVisible();

  // A PDF of a conversation, under a name that every system takes.
  await phone.press('Back button');
  await wallet.getByRole('button', { name: 'Support' }).click();
  await wallet.getByRole('link', { name: 'Write to us' }).click();
  await wallet.getByRole('textbox', { name: 'Message' }).fill('Here is my statement.');
  await wallet.getByRole('button', { name: 'Send', exact: true }).click();
  await wallet.getByLabel('Picture or PDF', { exact: true }).setInputFiles(writePdf('Statement October.pdf'));
  await wallet.getByRole('button', { name: /^Save Statement October/ }).click();
  await expect(page.getByText('The page saved Statement-October.pdf.')).toBeVisible();
});

test("the gateway's pages do not load in a frame, not even in the simulator [S5]", async ({ page }) => {
  await page.goto('/');
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, originOf('gateway'));
  await refusal;
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});
