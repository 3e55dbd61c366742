import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:00aa:1::7', '2001:db8:aa::/48'],
  ['2001:DB8:aa:2:3:4:5:6', '2001:db8:aa::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('puts %s in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
