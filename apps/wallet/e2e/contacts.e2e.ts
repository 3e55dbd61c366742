import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

test('a person saves people and addresses once, finds them again, and sends to them', async ({ page }) => {
  const robin = new Person(page);
  const own = await robin.settle('Robin', '500');
  const [, jay] = await robin.sandbox.accounts();
  const userNo = page.getByRole('textbox', { name: 'User number' });
  const address = page.getByRole('textbox', { name: 'Address' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const remark = page.getByRole('textbox', { name: /^Note/ });
  const save = page.getByRole('button', { name: 'Save' });
  const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });

  await test.step('adds a person, but not themselves, an unknown number or a duplicate', async () => {
    await page.goto('/address');
    await page.getByRole('button', { name: 'Add' }).click();
    for (const [number, complaint] of [
      [own, 'You cannot add yourself.'],
      ['ZZZZZZZ', 'We could not find this user number. Check it and try again.'],
    ] as const) {
      await userNo.fill(number);
      await name.fill('Jay');
      await save.click();
      await expect(page.getByText(complaint)).toBeVisible();
    }
    await userNo.fill(jay!.userNo);
    await remark.fill('123456789');
    await save.click();
    await expect(page.getByText('Use at most 8 characters.')).toBeVisible();
    await remark.fill('12345678');
    await save.click();
    await expect(page).toHaveURL('/address');
    await expect(entry('Jay')).toContainText('12345678');
    await page.goto('/address/add');
    await userNo.fill(jay!.userNo.toLowerCase());
    await name.fill('Jay again');
    await save.click();
    await expect(page.getByText('This contact is already in your list.')).toBeVisible();
  });

  await test.step('adds an address by the same rules', async () => {
    const deposit = await robin.depositAddress();
    await page.goto('/address?half=addresses');
    await page.getByRole('button', { name: 'Add' }).click();
    await name.fill('Cold wallet');
    for (const [text, complaint] of [
      ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeM', 'This TRC20 address has a mistake. Check every character.'],
      [deposit, 'This is your own deposit address.'],
    ] as const) {
      await address.fill(text);
      await save.click();
      await expect(page.getByText(complaint)).toBeVisible();
    }
    await address.fill(OUTSIDE);
    await save.click();
    await expect(entry('Cold wallet')).toContainText('TRC20');
    await page.goto('/address/add?half=addresses');
    await address.fill(OUTSIDE);
    await name.fill('The same');
    await save.click();
    await expect(page.getByText('You have already added this address.')).toBeVisible();
  });

  await test.step('an unverified account learns that it cannot withdraw to it', async () => {
    await page.goto('/withdrawal');
    await expect(page.getByText('Verify your identity to withdraw')).toBeVisible();
    await page.getByRole('button', { name: 'Verify identity' }).click();
    await expect(page).toHaveURL('/kyc');
  });

  await test.step('a transfer takes the person; an amount above the daily limit costs nothing', async () => {
    await page.goto('/address');
    await entry('Jay').getByRole('button').click();
    await robin.dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect(page).toHaveURL(/\/transfer\?ads=T1/);
    await robin.enterAmount('100.01');
    await expect(page.getByRole('main')).toContainText('This is over your daily payment limit.');
    await page.getByLabel('Amount, USDT').fill('100');
    await page.getByRole('button', { name: 'Continue' }).click();
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    await page.goto('/');
    await expect(robin.totalAssets).toContainText('400.00 EZ');
  });

  await test.step('nobody can send to themselves, to an unknown number, or by a damaged code', async () => {
    await page.goto('/transfer');
    await robin.nameReceiver(own);
    await expect(page.getByText('You cannot send money to yourself.')).toBeVisible();
    await robin.nameReceiver('ZZZZZZZ');
    await expect(page.getByText('We could not find this user number. Check it and try again.')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Transfer' }).click();
    await page.goto('/transfer?ads=T1TORN');
    await expect(page.getByText('Invalid QR code').first()).toBeVisible();
  });

  await test.step('a removed contact is gone', async () => {
    await page.goto('/address');
    await entry('Jay').getByRole('button').click();
    await robin.dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No contacts yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No contacts yet')).toBeVisible();
  });
});
