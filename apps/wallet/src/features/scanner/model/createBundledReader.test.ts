import { afterEach, expect, it, vi } from 'vitest';
import { encodeQR } from 'qr';
import { createBundledReader } from './createBundledReader.ts';

const TEXT = 'https://wallet.example/pay?text=EZP1.n0nce-_8';
const SCALE = 6;

/** The pixels of a QR code, as a canvas returns them. */
function pixelsOf(text: string) {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * SCALE;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const dark = modules[Math.floor(pixel / side / SCALE)]?.[Math.floor((pixel % side) / SCALE)];
    data.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], pixel * 4);
  }
  return { width: side, height: side, data };
}

const given = (image: { width: number; height: number; data: Uint8ClampedArray }) => {
  const drawn = vi.fn<(...given: unknown[]) => void>();
  const pen = { drawImage: drawn, getImageData: () => image };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  return { source: { width: image.width, height: image.height } as ImageBitmap, drawn };
};

afterEach(() => vi.restoreAllMocks());

it('reads the text of a code', async () => {
  const { source } = given(pixelsOf(TEXT));
  expect(await (await createBundledReader()).read(source, 'still')).toBe(TEXT);
});

it('finds nothing in a picture without a code', async () => {
  const { source } = given({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) });
  expect(await (await createBundledReader()).read(source, 'live')).toBeNull();
});

it('shrinks a large frame before reading, and skips an empty one', async () => {
  const { drawn } = given(pixelsOf(TEXT));
  const reader = await createBundledReader();
  const frame = { videoWidth: 1440, videoHeight: 1080 } as HTMLVideoElement;
  await reader.read(frame, 'live');
  expect(drawn).toHaveBeenCalledWith(frame, 0, 0, 720, 540);
  expect(await reader.read({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement, 'live')).toBeNull();
  expect(drawn).toHaveBeenCalledOnce();
});
