import { expect, test } from 'vitest';
import * as glyphs from '@ezwallet/ui/glyphs';
import { methodLooks } from './methodLooks.ts';

test('each way to pay has a mark that nothing else has', () => {
  const marks = Object.values(methodLooks).map(({ icon }) => icon);
  expect(new Set(marks).size).toBe(4);
  for (const taken of [glyphs.message, glyphs.pay, glyphs.wallet]) expect(marks).not.toContain(taken);
});
