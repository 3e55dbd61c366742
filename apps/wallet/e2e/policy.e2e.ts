import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('no screen breaks the content security policy or writes an error to the console [S1]', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()} ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.stack ?? error.message}`));
  await page.exposeFunction('tellViolation', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { tellViolation(text: string): void }).tellViolation(
        [violatedDirective, blockedURI, sourceFile].join(' '),
      );
    });
  });

  const robin = new Person(page);
  for (const path of ['/', '/login', '/register', '/about', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('h1, h2').first()).toBeVisible();
  }
  await robin.register('Robin');
  await robin.setPaymentPassword();
  await robin.sandbox.give(await robin.userNumber(), '60');
  const [receiver] = await robin.sandbox.accounts();
  for (const path of ['/', '/?tab=wealth', '/?tab=discover', '/?tab=mine', '/transation', '/paymentpass']) {
    await page.goto(path);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await robin.prepareTransfer(receiver!.userNo, '1.5', 'For lunch');
  await robin.pay();
  await page.getByRole('button', { name: 'View bill' }).click();
  await expect(robin.postings.first()).toBeVisible();
  await robin.leave();
  expect(faults).toEqual([]);
});
