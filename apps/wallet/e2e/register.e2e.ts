import { expect } from '@playwright/test';
import { PASSWORD, Person } from './Person.ts';
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
  await expect(invitation).toHaveAccessibleDescription(
    'This invitation code does not exist. Correct it or leave it empty.',
  );
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

test('a password known from data leaks is refused while it is typed, and after that by the server', async ({
  page,
}) => {
  const robin = new Person(page);
  await page.goto('/register');
  await robin.fillInRegistration();
  const password = page.getByLabel('Password', { exact: true });
  const rule = page.getByRole('listitem').filter({ hasText: 'Not known from data leaks' });
  await password.fill('Princess1');
  await expect(rule.getByRole('img', { name: 'Not met yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(password).toHaveAccessibleDescription(/This password is known from data leaks/);
  // Only the server has the whole list.
  await password.fill('pimpjuice1');
  await expect(rule.getByRole('img', { name: 'Met' })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(password).toHaveAccessibleDescription(/This password is known from data leaks/);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await robin.setNickname('Robin');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});
