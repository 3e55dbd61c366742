import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { makeQrPicture } from './makeQrPicture.ts';
import { Person } from './Person.ts';
import { newCardNumber, newIdNumber } from './setUp/documents.ts';
import { test } from './test.ts';

test('a new person reaches level 1, and adds, pins and deletes payment accounts', async ({ page }) => {
  const kim = new Person(page);
  await kim.settle('Kim');
  const main = page.locator('[data-part="entering"]').getByRole('main');
  const [card, other] = [newCardNumber(), newCardNumber()];

  await test.step('the first steps lead to the form, which keeps what is typed', async () => {
    await page.goto('/paymentWay');
    await expect(main).toContainText('Verify your identity first');
    await page.goto('/');
    await page
      .getByRole('region', { name: 'First steps' })
      .getByRole('link', { name: /identity/ })
      .click();
    await expect(main).toContainText('Higher levels');
    await page.getByRole('link', { name: 'Verify identity' }).click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(main).toContainText('Enter your ID number.');
    await page.getByLabel('Full name').fill('张晓明');
    await page.getByLabel('Document number').fill('11010520200101001X');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByLabel('Document number')).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('张晓明');
  });

  await test.step('level 1 opens trades and withdrawals', async () => {
    await page.getByLabel('Document number').fill(newIdNumber());
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(main).toContainText('Your identity is verified');
    await page.reload();
    await expect(main).toContainText('Your identity is verified');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(main).toContainText('1,000.00 USDT');
    await kim.goBack();
    await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: /identity/ })).toHaveCount(
      0,
    );
    await page.goto('/withdrawal');
    await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
  });

  const choose = async (sheet: string, search: string, option: RegExp) => {
    const dialog = page.getByRole('dialog', { name: sheet });
    if (search !== '') await dialog.getByRole('searchbox').fill(search);
    await dialog.getByRole('option', { name: option }).click();
    await expect(dialog).toBeHidden();
  };
  const confirm = async () => {
    await page.getByRole('button', { name: 'Add account' }).click();
    await kim.pay();
    await expect(page).toHaveURL('/paymentWay');
    await expect(page.getByText('Account added').first()).toBeVisible();
  };

  await test.step('a bank card, with its bank by pinyin', async () => {
    await page.goto('/paymentWay');
    await page.getByRole('link', { name: 'Add Bank card' }).click();
    await page.getByLabel('Card number').fill('6214830000000001');
    await page.getByRole('button', { name: 'Add account' }).click();
    await expect(main).toContainText('This card number has a mistake.');
    await expect(main).toContainText('Choose your bank.');
    await page.getByLabel('Card number').fill(card);
    await page.getByRole('button', { name: /^Bank/ }).click();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^Bank/ }).click();
    await choose('Bank', 'zsyh', /招商银行/);
    await page.getByRole('button', { name: /^City/ }).click();
    await page.getByRole('dialog', { name: 'Province' }).getByRole('option', { name: '广东省' }).click();
    await choose('广东省', '', /深圳市/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Bank/ })).toContainText('招商银行');
    await expect(page.getByRole('button', { name: /^City/ })).toContainText('深圳市');
    await page.getByRole('button', { name: 'Add account' }).click();
    await expect(kim.dialog).toContainText(card.replace(/(\d{4})(?=\d)/g, '$1 '));
    await kim.pay('111999');
    await expect(kim.dialog).toContainText('Incorrect payment password.');
    await page.goBack();
    await expect(kim.dialog).toBeHidden();
    await expect(page.getByLabel('Card number')).toHaveValue(/^6214 83/);
    await confirm();
    await expect(page.getByRole('region', { name: 'Bank card' })).toContainText(`•••• ${card.slice(-4)}`);
  });

  await test.step('the same card twice is refused at its field', async () => {
    await page.getByRole('link', { name: 'Add Bank card' }).click();
    await page.getByLabel('Card number').fill(card);
    await page.getByRole('button', { name: /^Bank/ }).click();
    await choose('Bank', 'CMB', /招商银行/);
    await page.getByRole('button', { name: 'Add account' }).click();
    await kim.pay();
    await expect(main).toContainText('This account is already in use.');
    await page.getByLabel('Card number').fill(other);
    await confirm();
  });

  await test.step('digital yuan', async () => {
    await page.getByRole('link', { name: 'Add Digital yuan' }).click();
    await page.getByLabel('Wallet number').fill(`00610000${randomInt(1e7, 1e8)}`);
    await page.getByRole('button', { name: /^Bank of the wallet/ }).click();
    await choose('Bank of the wallet', '工商', /中国工商银行/);
    await confirm();
  });

  await test.step('an Alipay code, from the right picture', async () => {
    await page.getByRole('link', { name: 'Add Alipay' }).click();
    const picture = (text: string) => ({ name: 'code.png', mimeType: 'image/png', buffer: makeQrPicture(text) });
    const input = page.locator('[data-part="entering"] input[type=file]');
    await input.setInputFiles(picture('https://example.com/pay'));
    await expect(main).toContainText('This is not a payment code of Alipay.');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await input.setInputFiles(picture(`HTTPS://QR.ALIPAY.COM/FKX${randomUUID()}`));
    await expect(page.getByRole('img', { name: 'Your payment code' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: 'Your payment code' })).toBeVisible();
    await confirm();
    await expect(page.getByRole('region', { name: 'Alipay' }).getByRole('link', { name: /^Alipay|Added/ })).toHaveCount(
      1,
    );
  });

  await test.step('a WeChat code, and not the one of Alipay', async () => {
    await page.getByRole('link', { name: 'Add WeChat' }).click();
    const picture = (text: string) => ({ name: 'code.png', mimeType: 'image/png', buffer: makeQrPicture(text) });
    const input = page.locator('[data-part="entering"] input[type=file]');
    await input.setInputFiles(picture(`https://qr.alipay.com/fkx${randomUUID()}`));
    await expect(main).toContainText('This is not a payment code of WeChat.');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await input.setInputFiles(picture(`wxp://f2f0${randomUUID()}`));
    await expect(page.getByRole('img', { name: 'Your payment code' })).toBeVisible();
    await confirm();
    await expect(page.getByRole('region', { name: 'WeChat' }).getByRole('link', { name: /^WeChat|Added/ })).toHaveCount(
      1,
    );
  });

  await test.step('another default, and one account less', async () => {
    const cards = page.getByRole('region', { name: 'Bank card' });
    await cards.getByRole('link', { name: new RegExp(`${card.slice(-4)}$`) }).click();
    await page.getByRole('button', { name: 'Make default' }).click();
    await expect(main).toContainText('Default');
    await kim.goBack();
    await expect(cards.getByRole('listitem').first()).toContainText('Default');
    await expect(cards.getByRole('listitem').first()).toContainText(card.slice(-4));
    await cards.getByRole('link', { name: new RegExp(`${other.slice(-4)}$`) }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await kim.dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(kim.dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete' }).click();
    await kim.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/paymentWay');
    await expect(cards.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a bank of the list begins a card', async () => {
    await page.goto('/bankCard');
    await page.getByRole('link', { name: 'Supported banks' }).click();
    await page.getByRole('searchbox').fill('nanjing');
    await page.getByRole('link', { name: /南京银行/ }).click();
    await expect(page.getByRole('button', { name: /^Bank/ })).toContainText('南京银行');
    await kim.goBack();
    await expect(page).toHaveURL('/bankCard');
  });
});
