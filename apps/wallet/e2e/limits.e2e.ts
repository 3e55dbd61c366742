import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('a person’s own limits apply immediately, increase after a day, and can be deleted', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '90');
  const [receiver] = await robin.sandbox.accounts();
  const used = page.getByRole('meter', { name: 'Used today' });
  const setTo = async (field: string, number: string) => {
    await page.getByRole('textbox', { name: field }).fill(number);
    await page.getByRole('button', { name: 'Set limit' }).click();
  };

  await test.step('an amount above the limit is not sent', async () => {
    await page.goto('/paymentCountSetting');
    await expect(used).toHaveAttribute('aria-valuetext', '0.00 USDT of 100.00 USDT used, 100.00 USDT left');
    await setTo('New daily limit', '10');
    await expect(page.getByText('Limit is now 10.00 USDT').first()).toBeVisible();
    await page.goto('/transfer');
    await robin.nameReceiver(receiver!.userNo);
    await robin.enterAmount('10.01');
    await expect(page.getByRole('main')).toContainText('This is over your daily payment limit.');
    await page.getByLabel('Amount, USDT').fill('8');
    await page.getByRole('button', { name: 'Continue' }).click();
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  });

  await test.step('a higher limit waits, and can be cancelled', async () => {
    await page.goto('/paymentCountSetting');
    await expect(used).toHaveAttribute('aria-valuetext', '8.00 USDT of 10.00 USDT used, 2.00 USDT left');
    await setTo('New daily limit', '50');
    const rise = page.getByRole('region', { name: 'Increases to 50.00 USDT' });
    await expect(rise).toContainText('Until then, your limit is 10.00 USDT.');
    await page.reload();
    await rise.getByRole('button', { name: 'Keep 10.00 USDT' }).click();
    await expect(rise).toHaveCount(0);
  });

  await test.step('after a deletion, the platform limit applies in a day', async () => {
    await page.getByRole('button', { name: 'Delete my limit' }).click();
    await robin.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('region', { name: 'Increases to 100.00 USDT' })).toBeVisible();
    await expect(used).toHaveAttribute('aria-valuetext', '8.00 USDT of 10.00 USDT used, 2.00 USDT left');
  });

  await test.step('the daily order limit takes whole numbers up to the platform limit', async () => {
    await page.goto('/orderCountSetting');
    await setTo('New daily order limit', '201');
    await expect(page.getByText('The maximum is 200.')).toBeVisible();
    await setTo('New daily order limit', '5');
    await expect(used).toHaveAttribute('aria-valuetext', '0 of 5 used, 5 left');
    await page.reload();
    await expect(used).toHaveAttribute('aria-valuetext', '0 of 5 used, 5 left');
  });
});
