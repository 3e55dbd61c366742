import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Person } from './Person.ts';
import { test } from './test.ts';

/** A spreadsheet would run it. */
const FORMULA = '=HYPERLINK("https://evil.example")';

test('a person searches, filters, exports and hides their bills', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [, jay] = await robin.sandbox.accounts();
  await robin.prepareTransfer(jay!.userNo, '7.5', FORMULA);
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  const sent = page.getByRole('link', { name: /^To .*−7\.50/ });
  const received = page.getByRole('link', { name: /\+60\.00/ });
  const search = page.getByRole('searchbox', { name: 'Search bills' });
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/transation');

  await test.step('filters by kind, period and text', async () => {
    await expect(sent).toBeVisible();
    await expect(received).toBeVisible();
    await choose('Sent');
    await expect(received).toHaveCount(0);
    await expect(sent).toBeVisible();
    await choose('Withdrawals');
    await expect(page.getByText('Nothing matches your search or filters.')).toBeVisible();
    await choose('Show all bills');
    await choose('All time');
    await robin.dialog.getByRole('option', { name: 'Last 7 days' }).click();
    await expect(sent).toBeVisible();
    await search.fill('hyperlink');
    await expect(received).toHaveCount(0);
    await expect(sent).toBeVisible();
    await search.fill('');
    await expect(received).toBeVisible();
  });

  await test.step('export that no spreadsheet runs as a formula', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export bills' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^ezwallet-bills-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = readCsv(await readFile(await file.path(), 'utf8'));
    expect(head?.join(', ')).toBe(
      'Time, Bill number, Type, Status, Amount, Fee, Bonus, Coin, Other party, Other party’s user number, Note',
    );
    expect(rows.map((row) => row.slice(2, 8))).toEqual([
      ['Transfer sent', 'Completed', '-7.5', '0', '0', 'USDT'],
      [expect.any(String), 'Completed', '60', '0', '0', 'USDT'],
    ]);
    expect(rows[0]?.at(-1)).toBe(`'${FORMULA}`);
  });

  await test.step('one bill has movements that add up to zero, and a receipt', async () => {
    await sent.click();
    await expect(robin.postings).toHaveCount(2);
    const amounts = (await robin.postings.allInnerTexts()).map((text) => /[+−][\d.,]+/.exec(text)?.[0] ?? '');
    expect(amounts.toSorted()).toEqual(['+7.50', '−7.50']);
    await page.getByRole('button', { name: 'Receipt' }).click();
    await expect(robin.dialog.getByRole('img', { name: /Transfer receipt, 7\.50 USDT/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await robin.dialog.getByRole('button', { name: 'Save or share' }).click();
    expect((await readFile(await (await download).path())).subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('Escape');
    await expect(robin.dialog).toBeHidden();
  });

  await test.step('a hidden bill leaves the list unless the person undoes it', async () => {
    await choose('Hide this bill');
    await expect(sent).toHaveCount(0);
    await choose('Undo');
    await expect(sent).toBeVisible();
    await sent.click();
    const hidden = page.waitForResponse('**/order/deleteLucky/v2');
    await choose('Hide this bill');
    await expect(page.getByText('Bill hidden').first()).toBeVisible();
    await hidden;
    await page.reload();
    await expect(received).toBeVisible();
    await expect(sent).toHaveCount(0);
  });

  await test.step('the list of hidden bills brings it back at any time', async () => {
    await choose('Hidden');
    await expect(received).toHaveCount(0);
    await sent.click();
    await choose('Show in the list again');
    await expect(page.getByRole('button', { name: 'Hide this bill' })).toBeVisible();
    await page.goto('/transation');
    await expect(sent).toBeVisible();
  });
});

/** Rows of a table by RFC 4180. */
function readCsv(text: string): string[][] {
  const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g;
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean);
  return lines.map((line) =>
    [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
  );
}

test('the statement of a month is a PDF that the device makes', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  await page.goto('/transation');
  await page.getByRole('button', { name: 'Month statement' }).press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Statement as PDF' }).getByRole('option').first().press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^ezwallet-statement-\d{4}-\d\d\.pdf$/);
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});
