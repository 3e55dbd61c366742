import { expect, it } from 'vitest';
import { closedNotice } from './closedNotice.ts';

it('says nothing while transfers are open, and else why they are not', () => {
  expect(closedNotice(1)).toBeNull();
  expect(closedNotice(0)?.message).toMatch(/disabled for your account. Contact customer service/);
  expect(closedNotice(3)?.message).toMatch(/24 hours/);
});
