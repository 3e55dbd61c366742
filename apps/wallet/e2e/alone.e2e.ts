import { expect } from '@playwright/test';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { buy, markPaid, sell } from './tradeByHand.ts';

test.use({ settings: { SCRIPTED_PEOPLE: '1' }, contextOptions: { reducedMotion: 'reduce' } });

test('one person alone buys coins, and sees a sale whose buyer never pays', async ({ page, context }) => {
  const person = new Person(page);
  await person.settle('Solo');
  await readyToTrade(page, '张晓明', PAYMENT_PASSWORD);

  // A scripted member sells 100 at once, and releases within seconds.
  await buy(person, '100');
  await markPaid(page);
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await page.goto('/');
  await expect(person.totalAssets).toContainText('103');

  const sandbox = await context.newPage();
  await sandbox.goto('/sandbox');
  const choose = async (who: RegExp, behaviour: string) => {
    await sandbox.getByRole('combobox', { name: who }).selectOption(behaviour);
    await expect(sandbox.getByRole('combobox', { name: who })).toHaveValue(behaviour);
  };
  const skip = async (by: string, ahead: RegExp) => {
    await sandbox.getByRole('button', { name: by }).click();
    await expect(sandbox.getByText(ahead)).toBeVisible();
  };
  // Coins that were bought cannot be sold for a day. After it the person is still signed in.
  await choose(/^Everyone/, 'off');
  await skip('+24 h', /, 1 d ahead/);
  await sell(person, '60');
  await choose(/^阿远/, 'silent');
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();

  await skip('+15 min', /, 1 d 15 min ahead/);
  await expect(page.getByRole('timer').first()).toContainText(/1[0-4]:\d\d/);
  await skip('+1 h', /, 1 d 1 h 15 min ahead/);
  await expect(page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();
  await skip('+24 h', /, 2 d 1 h 15 min ahead/);
  await expect(page.getByRole('heading', { name: 'Expired' })).toBeVisible();
  await page.goto('/');
  await expect(person.totalAssets).toContainText('103');
});
