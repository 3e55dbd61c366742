import { isPayCodeOf, type PayMethodId } from '@ezwallet/api-client/contract';
import { Transformer } from '@napi-rs/image';
import decodeQr from 'qr/decode.js';

/** A photo of a code needs no more than this, and reading one takes time by its pixels. */
const LONGEST_SIDE = 1200;

/**
 * Reads the payment code in a picture.
 * @returns its text; undefined where the picture has no code, or that of another app
 */
export async function readPaymentCode(picture: Uint8Array, payMethodId: PayMethodId): Promise<string | undefined> {
  const text = await readCode(picture);
  return text !== undefined && isPayCodeOf(payMethodId, text) ? text : undefined;
}

async function readCode(picture: Uint8Array): Promise<string | undefined> {
  try {
    const { width, height } = await new Transformer(picture).metadata();
    const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const size = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
    const small = new Transformer(await new Transformer(picture).resize(size.width, size.height).png());
    const pixels = await small.rawPixels();
    const channels = pixels.length / (size.width * size.height);
    return decodeQr({ ...size, data: asRgba(pixels, channels) });
  } catch {
    return undefined;
  }
}

/** Pixels of one channel (grey), two (grey, alpha), three (RGB) or four, as four. */
function asRgba(pixels: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return pixels;
  const count = pixels.length / channels;
  const rgba = new Uint8Array(count * 4).fill(255);
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at * 4 + channel] = pixels[at * channels + (channels > 2 ? channel : 0)] ?? 0;
    }
  }
  return rgba;
}
