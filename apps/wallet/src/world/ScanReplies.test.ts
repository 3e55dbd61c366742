import { expect, it } from 'vitest';
import type { ScannedAddress } from '@ezwallet/validators';
import { ScanReplies } from './ScanReplies.ts';

const scanned = (address: string): ScannedAddress => ({
  kind: 'address',
  address,
  networks: ['TRC20'],
  checksumHolds: true,
});

it('keeps an address for the visit that asked for it, and returns it once', () => {
  const replies = new ScanReplies();
  replies.leave('a', scanned('T1'));
  expect(replies.take('b')).toBeNull();
  expect(replies.take('a')).toEqual(scanned('T1'));
  expect(replies.take('a')).toBeNull();
});

it('keeps only the newest address', () => {
  const replies = new ScanReplies();
  replies.leave('a', scanned('T1'));
  replies.leave('b', scanned('T2'));
  expect(replies.take('a')).toBeNull();
  expect(replies.take('b')).toEqual(scanned('T2'));
});
