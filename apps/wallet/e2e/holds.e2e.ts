import { expect, type Page } from '@playwright/test';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { test } from './test.ts';

const CHANGED = '731946';

async function changePaymentPassword(page: Page): Promise<void> {
  await page.goto('/paymentpass');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await page.getByLabel('New payment password').fill(CHANGED);
  await page.getByLabel('Repeat payment password').fill(CHANGED);
  await expect(page.getByText('For your security, money cannot leave your account for 24 hours.')).toBeVisible();
}

test('a hold tells on every way out why it is there and when it ends, and the new password does not lift it [S32]', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  await changePaymentPassword(page);
  for (const path of ['/transfer', '/withdrawal', '/pay']) {
    await page.goto(path);
    await expect(robin.page.getByRole('alert')).toContainText(
      /You changed your payment password, so money cannot leave your account until \d{4}\/\d\d\/\d\d \d\d:\d\d\./,
    );
    await expect(robin.page.getByRole('alert')).toContainText('It ends by itself');
    await page.getByRole('button', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  }
});
