import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('a new user registers by phone with a code from the outbox', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});

test('an unknown invitation code shows an error at its field, and can be left empty', async ({ page }) => {
  const robin = new Person(page);
  await page.goto('/register?inviteCode=NOBODY42');
  const invitation = page.getByLabel('Invitation code (optional)');
  await expect(invitation).toHaveValue('NOBODY42');
  await robin.fillInRegistration();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(invitation).toHaveAttribute('aria-invalid', 'true');
  await expect(invitation).toHaveAccessibleDescription('This invitation code does not exist. Correct it or leave it empty.');
  await expect(invitation).toBeFocused();
  await invitation.fill('');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await robin.setNickname('Robin');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});

test('a new user registers by email, with the invitation code from a link', async ({ page }) => {
  const jay = new Person(page);
  const [inviter] = await jay.sandbox.accounts();
  await page.goto(`/?inviteCode=EZ${inviter!.userNo}`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Invitation code (optional)')).toHaveValue(`EZ${inviter!.userNo}`);
  await jay.registerByEmail(`jay.${crypto.randomUUID()}@example.com`, 'Jay');
  await expect(page.getByRole('link', { name: /Jay/ })).toBeVisible();
});
