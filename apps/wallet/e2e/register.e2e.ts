import { expect, test } from '@playwright/test';
import { Person } from './Person.ts';

test('a new member registers by phone with a code from the outbox', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});

test('a new member registers by e-mail, and keeps the code of who invited them', async ({ page }) => {
  const jay = new Person(page);
  await page.goto('/?inviteCode=ABC234');
  await page.goto('/register');
  await expect(page.getByLabel('Invitation code (optional)')).toHaveValue('ABC234');
  await page.getByLabel('Invitation code (optional)').fill('');
  await jay.registerByEmail(`jay.${crypto.randomUUID()}@example.com`, 'Jay');
  await expect(page.getByRole('link', { name: /Jay/ })).toBeVisible();
});
