import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('without a network, a requested call ends in a question, and a retry works when the network returns', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin', '60');
  const question = page.getByRole('alertdialog', { name: 'Network error' });
  const bill = page.getByRole('link', { name: /60\.00/ });
  await page.goto('/transation');
  await bill.click();
  await expect(robin.postings.first()).toBeVisible();
  await robin.goBack();

  await context.setOffline(true);
  await bill.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(robin.postings.first()).toBeVisible();

  await robin.goBack();
  await bill.click();
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Refresh and retry' }).click();
  await expect(question).toBeHidden();
  await expect(robin.postings.first()).toBeVisible();
});

test('without a network, a transfer does not start, keeps the typed values, and continues when the network returns', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  const [receiver] = await robin.sandbox.accounts();
  await page.goto('/transfer');
  await expect(page.getByRole('textbox', { name: 'User number' })).toBeVisible();
  await context.setOffline(true);
  await robin.nameReceiver(receiver!.userNo);
  await expect(page.getByText('We could not reach the server. Nothing was sent.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'User number' })).toHaveValue(receiver!.userNo);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Amount, USDT')).toBeVisible();
});

test('without a network, a background refresh shows a short note and asks nothing', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.clock.install();
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('0.00 EZ');
  await context.setOffline(true);
  await page.clock.fastForward('00:31');
  await expect(page.getByText('You seem to be offline. Check your connection.').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(robin.totalAssets).toContainText('0.00 EZ');
  await expect(robin.totalAssets).toContainText('Try again');
});

test('without a network, a new screen says that it failed to load, and loads when the network returns', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('0.00 EZ');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Transfer' }).click();
  const missing = page.getByText('We could not load this screen');
  await expect(missing).toBeVisible();
  await expect(page).toHaveURL('/transfer');
  await robin.goBack();
  await expect(robin.totalAssets).toBeVisible();
  await page.getByRole('link', { name: 'Transfer' }).click();
  await page.locator('[data-part="entering"]').getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'User number' })).toBeVisible();
  await expect(missing).toBeHidden();
});
