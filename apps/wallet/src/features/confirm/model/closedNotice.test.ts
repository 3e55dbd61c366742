import { expect, it } from 'vitest';
import { closedNotice } from './closedNotice.ts';

it('is null while transfers are available, and otherwise gives the reason', () => {
  expect(closedNotice(1)).toBeNull();
  expect(closedNotice(0)?.message).toMatch(/disabled for your account. Contact customer service/);
  expect(closedNotice(3)?.message).toMatch(/24 hours/);
});
