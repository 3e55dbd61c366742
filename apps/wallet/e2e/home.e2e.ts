import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('the total is shown in the chosen unit or hidden, and both choices stay', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin', '60');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('60.00 EZ');
  await robin.totalAssets.getByRole('tab', { name: 'CNY' }).click();
  await expect(robin.totalAssets).toContainText(/4\d\d\.\d\d CNY/);
  await page.reload();
  await expect(robin.totalAssets).toContainText(/4\d\d\.\d\d CNY/);
  await robin.totalAssets.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(robin.totalAssets).not.toContainText(/\d\.\d\d/);
  await page.reload();
  await expect(robin.totalAssets.getByRole('button', { name: 'Show amounts' })).toBeVisible();
  await expect(robin.totalAssets).not.toContainText(/\d\.\d\d/);
  await page.goto('/?tab=wealth');
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('USDT');
  await expect(page.getByRole('region', { name: 'Holdings' })).not.toContainText('60');
  await page.getByRole('button', { name: 'Show amounts' }).click();
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('60.00 USDT');
});
