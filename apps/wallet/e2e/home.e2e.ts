import { expect, type Page } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('the total is shown in the chosen unit or hidden, and both choices stay', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin', '60');
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('60.00 EZ');
  await robin.totalAssets.getByRole('tab', { name: 'CNY' }).click();
  await expect(robin.totalAssets).toContainText(/4\d\d\.\d\d CNY/);
  await expectSetting(page, { displayCurrency: 'CNY' });
  await page.reload();
  await expect(robin.totalAssets).toContainText(/4\d\d\.\d\d CNY/);
  await robin.totalAssets.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(robin.totalAssets).not.toContainText(/\d\.\d\d/);
  await expectSetting(page, { hideAmounts: true });
  await page.reload();
  await expect(robin.totalAssets.getByRole('button', { name: 'Show amounts' })).toBeVisible();
  await expect(robin.totalAssets).not.toContainText(/\d\.\d\d/);
  await page.goto('/?tab=wealth');
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('USDT');
  await expect(page.getByRole('region', { name: 'Holdings' })).not.toContainText('60');
  await page.getByRole('button', { name: 'Show amounts' }).click();
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('60.00 USDT');
});

/** Waits until the device has stored a setting. The screen shows it before that, and a reload in between would lose it. */
async function expectSetting(page: Page, setting: Record<string, unknown>): Promise<void> {
  await expect.poll(() => page.evaluate(readSettings)).toMatchObject(setting);
}

function readSettings(): Promise<object> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ezwallet');
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB refused to open.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('values').objectStore('values').get('settings');
      reading.onsuccess = () => {
        opening.result.close();
        resolve((reading.result as object | undefined) ?? {});
      };
    };
  });
}
