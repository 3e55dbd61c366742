import { expect, test } from '@playwright/test';
import { Person } from './Person.ts';

test('a new member registers by phone with a code from the outbox', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin');
  await expect(page).toHaveURL('/');
});
