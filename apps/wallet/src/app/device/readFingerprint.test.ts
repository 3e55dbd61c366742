import { expect, it } from 'vitest';
import { readFingerprint } from './readFingerprint.ts';

const view = (width: number, height: number) =>
  ({
    navigator: { platform: 'x', maxTouchPoints: 5, hardwareConcurrency: 8 },
    screen: { width, height, colorDepth: 24 },
    devicePixelRatio: 3,
  }) as Window;

it('is 64 hexadecimal digits, the same in every orientation, and different on another device', async () => {
  const upright = await readFingerprint('a', view(390, 844));
  expect(upright).toMatch(/^[0-9a-f]{64}$/);
  expect(await readFingerprint('a', view(844, 390))).toBe(upright);
  expect(await readFingerprint('b', view(390, 844))).not.toBe(upright);
  expect(await readFingerprint('a', view(360, 800))).not.toBe(upright);
});
