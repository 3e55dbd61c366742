import { Buffer } from 'node:buffer';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { FILE_TYPES } from '../../constants/files.ts';
import { fileBase64, fileName, imageFile, videoFile } from './upload.ts';

const accepts = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const blob = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type });

describe('fileBase64', () => {
  it.each([1, 2, 3, 4, 1000])('accepts %i bytes in RFC 4648 form', (size) => {
    expect(accepts(fileBase64, Buffer.alloc(size, 251).toString('base64'))).toBe(true);
  });

  it.each(['', 'AAA', 'A===', 'AA=A', '====', 'AA-_', 'AAAA\n', 'AA==AAAA', 'AAAA====', 'é+==', 'data:,AAAA=='])(
    'refuses %j [S36]',
    (text) => {
      expect(accepts(fileBase64, text)).toBe(false);
    },
  );

  it('reads an image of the maximum size, and nothing larger', () => {
    const largest = Buffer.alloc(FILE_TYPES.IMG.maxBytes, 7).toString('base64');
    expect(accepts(fileBase64, largest)).toBe(true);
    expect(accepts(fileBase64, `${largest}AAAA`)).toBe(false);
  });
});

describe('files of a form', () => {
  it('must have the right kind', () => {
    expect(accepts(imageFile, blob(8, 'image/jpeg'))).toBe(true);
    expect(accepts(videoFile, blob(8, 'video/mp4'))).toBe(true);
    expect(accepts(imageFile, blob(8, 'video/mp4'))).toBe(false);
    expect(accepts(imageFile, blob(8, 'image/svg+xml'))).toBe(false);
    expect(accepts(imageFile, 'iVBORw0KGgo=')).toBe(false);
  });

  it('must be neither empty nor too large', () => {
    expect(accepts(imageFile, blob(0, 'image/png'))).toBe(false);
    expect(accepts(imageFile, blob(FILE_TYPES.IMG.maxBytes, 'image/png'))).toBe(true);
    expect(accepts(imageFile, blob(FILE_TYPES.IMG.maxBytes + 1, 'image/png'))).toBe(false);
  });
});

describe('fileName', () => {
  it.each(['receipt.png', '付款截图 (2).jpg', '..png'])('takes %j', (name) => {
    expect(accepts(fileName, name)).toBe(true);
  });

  it.each(['', '../x.png', 'a\\b.png', 'a\u0000.png', 'a\u202egnp.exe', 'x'.repeat(121)])(
    'refuses %j [S36]',
    (name) => {
      expect(accepts(fileName, name)).toBe(false);
    },
  );
});
