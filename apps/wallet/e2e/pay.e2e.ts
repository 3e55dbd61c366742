import { expect } from '@playwright/test';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';

test('a payment code is paid once, by whoever gets it, and only on its terms [S12]', async ({ page, browser }) => {
  const robin = new Person(page);
  const jay = new Person(await (await browser.newContext()).newPage());
  await Promise.all([robin.settle('Robin', '60'), jay.join('Jay')]);
  const sheet = page.getByRole('dialog', { name: 'Confirm payment' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

  await test.step('nobody can pay more than their balance', async () => {
    await jay.askFor('60.01', 'A bicycle');
    await page.goto(pathOf(await jay.copiedLink()));
    await expect(page.getByText('A bicycle')).toBeVisible();
    await goOn.click();
    await expect(page.getByText('Your balance is too low.')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a code for any amount lets the payer choose, after a login', async () => {
    await jay.page.getByRole('button', { name: 'Let the payer choose the amount' }).click();
    await expect(jay.page.getByRole('timer')).toHaveCount(0);
    const link = pathOf(await jay.copiedLink());
    await robin.leave();
    await page.goto(link);
    await expect(page).toHaveURL(/^[^?]*\/login/);
    await robin.logIn();
    await expect(page).toHaveURL(/\/pay\?text=EZP1\./);
    const amount = page.getByLabel('Amount, USDT');
    await goOn.click();
    await expect(page.getByText('Enter an amount.')).toBeVisible();
    await amount.fill('7.5');
    await goOn.click();
    await expect(sheet).toContainText('7.50 USDT');
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(robin.totalAssets).toContainText('52.50 EZ');
  });

  await test.step('the landing page of a code leads to the payment; a code for an amount is paid once', async () => {
    await jay.askFor('2.5', 'Coffee');
    const link = pathOf(await jay.copiedLink());
    const landing = link.replace('/pay', '/pq');
    await page.goto(landing);
    await expect(page).toHaveURL(link);
    await goOn.click();
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await page.goto(landing);
    await expect(page.getByText('This payment code has already been paid.')).toBeVisible();
    await expect(goOn).toHaveCount(0);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('own codes, invalid codes and changed codes each get their own message', async () => {
    await page.goto('/paymentQrcode');
    await page.goto(pathOf(await robin.copiedLink()));
    await expect(page.getByText('This is your own payment code. Show it to the person who pays you.')).toBeVisible();
    await page.goto('/pay');
    await page.getByRole('textbox', { name: 'Or paste a payment link' }).fill('Pay me, please');
    await goOn.click();
    await expect(page.getByText('We found no payment code in this text.')).toBeVisible();
    await jay.askFor('2', 'Bread');
    await page.getByRole('textbox', { name: 'Or paste a payment link' }).fill(withAmount(await jay.copiedLink(), '20'));
    await goOn.click();
    await expect(page.getByText('Invalid QR code').first()).toBeVisible();
  });

  await test.step('the payee sees the code expire, renews it, and receives the money', async () => {
    await jay.askFor('1', 'Tea');
    await jay.sandbox.skip('15m');
    await expect(jay.page.getByText('Expired')).toBeVisible();
    await jay.page.getByRole('button', { name: 'Get a new code' }).click();
    await expect(jay.page.getByRole('timer')).toBeVisible();
    await jay.page.goto('/');
    await expect(jay.totalAssets).toContainText('10.00 EZ');
  });
  await jay.page.context().close();
});

/** The link of a payment code with another amount and the old seal. */
function withAmount(link: string, amount: string): string {
  const url = new URL(link);
  const [version, terms = '', seal] = url.searchParams.get('text')!.split('.');
  const changed = { ...JSON.parse(Buffer.from(terms, 'base64url').toString()), a: amount };
  url.searchParams.set('text', [version, Buffer.from(JSON.stringify(changed)).toString('base64url'), seal].join('.'));
  return url.href;
}
