import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64Url.ts';

describe('base64url', () => {
  it("equals Node's output, and reads it back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url');
        expect(toBase64Url(bytes)).toBe(text);
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  it.each(['A', 'AAAAA', 'QQ==', 'Q+', 'Q/', 'Q Q', 'Q\n', 'QR', 'QUJ', 'é'])('refuses %j', (text) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });
});
