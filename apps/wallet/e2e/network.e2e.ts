import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('without a network, a requested call ends in a question, which retries, and closes when the network returns', async ({
  page,
  context,
}) => {
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
  await expect(question).toContainText('We cannot reach the server. Check your connection.');
  // Still without a network: the retry asks again.
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toHaveCount(1);
  await expect(question).toBeVisible();
  await context.setOffline(false);
  // The one that asked before may still be closing.
  await expect(question).toHaveCount(0);
  await expect(robin.postings.first()).toBeVisible();
});

test('without a network, a form says what happened to its request, keeps what was typed, and sends it when the network returns', async ({
  page,
  context,
}) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/?tab=mine');
  await page.getByRole('button', { name: 'Change nickname' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('Rowan');
  // Only this page's marker tells that no reload happened.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Network error' });
  await expect(question).toContainText('We cannot reach the server. Nothing was sent.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('Rowan');

  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Rowan').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('without a network, the confirmation tells that nothing was sent, and no question covers it', async ({
  page,
  context,
}) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [receiver] = await robin.sandbox.accounts();
  await robin.prepareTransfer(receiver!.userNo, '5');
  await expect(robin.dialog.getByLabel('Payment password')).toBeEnabled();
  await context.setOffline(true);
  await robin.pay();
  await expect(robin.dialog.getByText('We could not reach the server. Nothing was sent.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await context.setOffline(false);
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test('without a network, a transfer does not start, keeps the typed values, and continues when the network returns', async ({
  page,
  context,
}) => {
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

test('without a network, a new screen says that it failed to load, and loads when the network returns', async ({
  page,
  context,
}) => {
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
