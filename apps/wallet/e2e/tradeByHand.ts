import { expect, type Page } from '@playwright/test';
import type { Person } from './Person.ts';
import { PROOF_PICTURE } from './setUp/proofPicture.ts';

/** Puts coins on sale, up to the order that waits for its buyer. */
export async function sell(seller: Person, amount: string): Promise<void> {
  const { page } = seller;
  await page.goto('/selectSaleWay');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm sale' })).toBeVisible();
  await seller.pay();
  await expect(page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();
}

/** Buys an amount that is on sale, up to the order that waits for the payment. */
export async function buy({ page }: Person, amount: string): Promise<void> {
  await page.goto('/cardRecharge');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
}

/** Marks the open order as paid, with one picture as proof. */
export async function markPaid(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'I have paid' }).click();
  await page.locator('input[type=file]').setInputFiles(PROOF_PICTURE);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for release' })).toBeVisible();
}

/** Goes through the interlock of a release, up to the payment password. */
export async function agreeToRelease(page: Page, payerName: string): Promise<void> {
  await page.getByRole('button', { name: 'Release coins' }).click();
  const sheet = page.getByRole('dialog', { name: /^Release / });
  await sheet.getByRole('radio', { name: payerName }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Hold to release' }).click({ delay: 1_700 });
}
