import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeReader } from './CodeReader.ts';
import { openCodeReader } from './openCodeReader.ts';

const source = {} as ImageBitmap;
const bundled = vi.fn<() => Promise<CodeReader>>();

function viewWith(formats: readonly string[], detect: () => Promise<readonly { rawValue: string }[]>) {
  return {
    BarcodeDetector: class {
      static getSupportedFormats = () => Promise.resolve(formats);
      detect = detect;
    },
  };
}

beforeEach(() => {
  bundled.mockReset().mockResolvedValue({ read: () => Promise.resolve('by the bundled one') });
});

describe('openCodeReader', () => {
  it('uses the browser’s own reader, and loads nothing', async () => {
    const found = [[], [{ rawValue: 'T1ABC' }]];
    const reader = await openCodeReader(
      viewWith(['ean_13', 'qr_code'], () => Promise.resolve(found.shift() ?? [])),
      bundled,
    );
    expect(await reader.read(source, 'live')).toBeNull();
    expect(await reader.read(source, 'live')).toBe('T1ABC');
    expect(bundled).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none', {}],
    ['it knows no QR codes', viewWith(['ean_13'], () => Promise.resolve([]))],
    [
      'it does not say what it knows',
      { BarcodeDetector: { getSupportedFormats: () => Promise.reject(new Error('no service')) } },
    ],
  ])('uses the bundled reader when %s', async (_what, view) => {
    const reader = await openCodeReader(view, bundled);
    expect(await reader.read(source, 'still')).toBe('by the bundled one');
  });

  it('switches to the bundled reader for good when the browser’s own fails', async () => {
    const detect = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new Error('Barcode detection service unavailable.')),
    );
    const reader = await openCodeReader(viewWith(['qr_code'], detect), bundled);
    expect(await reader.read(source, 'live')).toBe('by the bundled one');
    expect(await reader.read(source, 'live')).toBe('by the bundled one');
    expect(detect).toHaveBeenCalledOnce();
    expect(bundled).toHaveBeenCalledOnce();
  });
});
