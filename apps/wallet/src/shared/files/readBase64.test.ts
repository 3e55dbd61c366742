import { expect, it } from 'vitest';
import { readBase64 } from './readBase64.ts';

it.each([0, 1, 2, 3, 70_000])('writes %i bytes as base64', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251);
  expect(await readBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
