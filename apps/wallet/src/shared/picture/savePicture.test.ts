import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePicture } from './savePicture.ts';

const canvas = (blob: Blob | null = new Blob(['png'], { type: 'image/png' })) =>
  ({
    toDataURL: () => 'data:image/png;base64,AQID',
    toBlob: (take: (made: Blob | null) => void) => take(blob),
  }) as unknown as HTMLCanvasElement;

const clicked: string[] = [];

beforeEach(() => {
  clicked.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function onPhone(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { canShare: () => true, share });
}

describe('savePicture', () => {
  it('saves through the native app', async () => {
    const saveImage = vi.fn(() => Promise.resolve());
    expect(await savePicture(canvas(), 'address', saveImage)).toBe('saved');
    expect(saveImage).toHaveBeenCalledWith('data:image/png;base64,AQID');
    expect(clicked).toEqual([]);
  });

  it('throws when the native app refuses', async () => {
    await expect(savePicture(canvas(), 'address', () => Promise.reject(new Error('TIMEOUT')))).rejects.toThrow(
      'TIMEOUT',
    );
  });

  it('opens the share sheet of a phone', async () => {
    const share = vi.fn((_: ShareData) => Promise.resolve());
    onPhone(share);
    expect(await savePicture(canvas(), 'address', null)).toBe('shared');
    expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'address.png', type: 'image/png' });
    expect(clicked).toEqual([]);
  });

  it('accepts a closed share sheet as an answer', async () => {
    onPhone(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await savePicture(canvas(), 'address', null)).toBe('dismissed');
    expect(clicked).toEqual([]);
  });

  it('downloads where sharing is not allowed, and on a device with a mouse', async () => {
    onPhone(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await savePicture(canvas(), 'address', null)).toBe('downloaded');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(await savePicture(canvas(), 'address', null)).toBe('downloaded');
    expect(clicked).toEqual(['address.png', 'address.png']);
  });

  it('throws when there is no picture', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await expect(savePicture(canvas(null), 'address', null)).rejects.toThrow('could not be made');
  });
});
