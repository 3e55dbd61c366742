import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a framed list keeps an edge where the system chooses all colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  await expect(page.locator('main ul').first()).toHaveCSS('border-top-width', '1px');
});
