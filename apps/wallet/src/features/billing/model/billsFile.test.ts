import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE } from '@ezwallet/api-client/contract';
import { billsFile } from './billsFile.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const now = new Date(2026, 10, 21, 9, 30).getTime();

/** Reads a table by RFC 4180, independently of the code that wrote it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let found = cell.exec(text); found && cell.lastIndex <= text.length; found = cell.exec(text)) {
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (cell.lastIndex === text.length) break;
    if (found[3] === '\r\n') rows.push([]);
  }
  return rows;
}

describe('billsFile', () => {
  const bill = { ...BILL_EXAMPLE, createdAt: now };

  it('names the day, and has a line for each bill', async () => {
    const file = billsFile(
      [
        { ...bill, remark: 'Lunch, "hot"\n=HYPERLINK()' },
        { ...bill, counterparty: null, remark: '=1' },
      ],
      i18n,
      now,
    );
    expect([file.name, file.type]).toEqual(['ezwallet-bills-2026-11-21.csv', 'text/csv;charset=utf-8']);
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second] = readCsv(new TextDecoder().decode(bytes));
    expect(head).toHaveLength(11);
    expect(first).toEqual([
      '2026/11/21 09:30',
      BILL_EXAMPLE.billNo,
      'Transfer sent',
      'Completed',
      '-320.5',
      '0',
      '0',
      'USDT',
      'W•••',
      '88•••46',
      'Lunch, "hot"\n=HYPERLINK()',
    ]);
    expect(second?.slice(8)).toEqual(['', '', "'=1"]);
  });
});
