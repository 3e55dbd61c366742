import { expect, it } from 'vitest';
import { addressLines } from './addressLines.ts';

it('breaks an address into lines of five groups', () => {
  expect(addressLines('TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv')).toEqual(['TQGH KHbd dqXt b3A9 eiWR', 'xAkh Dsaq JFN6 Cv']);
  expect(addressLines('')).toEqual([]);
});
