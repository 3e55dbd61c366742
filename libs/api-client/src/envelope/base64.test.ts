import { describe, expect, it } from 'vitest';
import { fromBase64, portableBase64, toBase64 } from './base64.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 151 + 43) & 255);
const LENGTHS = [0, 1, 2, 3, 16, 117, 128, 4096, 0x8000 - 1, 0x8000 + 1, 100_000];

describe('base64', () => {
  it.each(LENGTHS)('encodes and decodes %i bytes in every engine', (length) => {
    const bytes = bytesOf(length);
    const text = Buffer.from(bytes).toString('base64');
    expect(toBase64(bytes)).toBe(text);
    expect(portableBase64.encode(bytes)).toBe(text);
    expect(Buffer.from(fromBase64(text)).equals(bytes)).toBe(true);
    expect(Buffer.from(portableBase64.decode(text)).equals(bytes)).toBe(true);
  });

  it('encodes a view, not the buffer behind it', () => {
    expect(toBase64(bytesOf(64).subarray(3, 9))).toBe(Buffer.from(bytesOf(64).subarray(3, 9)).toString('base64'));
  });

  it.each(['A', 'AA', 'AAA', 'AA=A', 'A===', '====', 'AAA A', 'AA\n=', 'AA-_', 'ÀAAA'])('refuses %j', (text) => {
    expect(() => fromBase64(text)).toThrow(expect.objectContaining({ fault: 'SEALED_TEXT' }));
  });
});
