import { expect, it } from 'vitest';
import { payeeRows } from './payeeRows.ts';

it('shows a card number in groups, and copies it without them', () => {
  const rows = payeeRows({
    payMethodId: 1,
    realName: '林小梅',
    bankCode: 'CMB',
    bankName: '招商银行',
    branch: '',
    accountNo: '6214830000001234',
  });
  expect(rows.map(({ value }) => value)).toEqual(['林小梅', '招商银行', '6214830000001234']);
  expect(rows[2]?.shown).toBe('6214 8300 0000 1234');
});

it('leaves a masked number as it is', () => {
  const rows = payeeRows({ payMethodId: 5, realName: '林小梅', bankName: '招商银行', walletNo: '•••• 1234' });
  expect(rows[2]?.shown).toBe('•••• 1234');
});

it('has the name alone where a code is scanned', () => {
  expect(payeeRows({ payMethodId: 3, realName: '林小梅', qrFileId: 'fi_1' })).toHaveLength(1);
});
