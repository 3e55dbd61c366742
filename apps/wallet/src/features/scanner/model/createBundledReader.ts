import type { CodeReader, CodeSource } from './CodeReader.ts';

/**
 * Longest side of a picture to read, in pixels: enough for a dense code, and fast enough for several looks a second.
 */
const MAX_SIDE = { live: 720, still: 1600 } as const;
/** The longest time for one read, in milliseconds. */
const TIME = { live: 60, still: 2_000 } as const;

/** The app's own QR code reader. Its code loads when it is first needed. */
export async function createBundledReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser reads no pictures.');
  return {
    read: (source, patience) => {
      const { width, height } = sizeOf(source);
      if (width === 0 || height === 0) return Promise.resolve(null);
      const scale = Math.min(1, MAX_SIDE[patience] / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      pen.drawImage(source, 0, 0, canvas.width, canvas.height);
      try {
        return Promise.resolve(
          decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: TIME[patience] }),
        );
      } catch {
        // It throws when it finds no code.
        return Promise.resolve(null);
      }
    },
  };
}

const sizeOf = (source: CodeSource) =>
  'videoWidth' in source
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };
