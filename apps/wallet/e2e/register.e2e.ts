import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('a new member registers by phone with a code from the outbox', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});

test('a new member registers by e-mail, with the code of who invited them from the link they followed', async ({ page }) => {
  const jay = new Person(page);
  const [inviter] = await jay.sandbox.accounts();
  await page.goto(`/?inviteCode=EZ${inviter!.userNo}`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Invitation code (optional)')).toHaveValue(`EZ${inviter!.userNo}`);
  await jay.registerByEmail(`jay.${crypto.randomUUID()}@example.com`, 'Jay');
  await expect(page.getByRole('link', { name: /Jay/ })).toBeVisible();
});
