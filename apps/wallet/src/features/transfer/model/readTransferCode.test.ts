import { expect, it } from 'vitest';
import { writeTransferCode } from '@ezwallet/validators';
import { readTransferCode } from './readTransferCode.ts';

it('tells users from addresses, and both from other text', () => {
  const user = writeTransferCode({ to: { kind: 'user', userNumber: '9XM3QA' }, currency: 'USDT', amount: '12.5' });
  expect(readTransferCode(user)).toEqual({
    kind: 'transfer',
    draft: { userNo: '9XM3QA', currency: 'USDT', amount: '12.5' },
  });
  const address = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
  const out = writeTransferCode({
    to: { kind: 'address', network: 'TRC20', address, checksumHolds: true },
    currency: 'USDT',
  });
  expect(readTransferCode(out)).toEqual({ kind: 'withdrawal' });
  expect(readTransferCode('T1NONSENSE')).toEqual({ kind: 'invalid' });
  expect(readTransferCode(null)).toEqual({ kind: 'none' });
});

it('reads the coin that a link names, unless it has a code', () => {
  expect(readTransferCode(null, 'BTC')).toEqual({
    kind: 'transfer',
    draft: { userNo: '', currency: 'BTC', amount: '' },
  });
  expect(readTransferCode('T1NONSENSE', 'BTC')).toEqual({ kind: 'invalid' });
});
