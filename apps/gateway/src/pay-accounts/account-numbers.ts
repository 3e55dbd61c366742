import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/contract';
import { Transformer } from '@napi-rs/image';
import decodeQr from 'qr/decode.js';

/** Numbers of so many digits are on cards (ISO/IEC 7812-1); shorter and longer ones are of accounts without a card. */
const CARD = /^\d{16,19}$/;

/** Whether a number can exist: on a card its last digit is the Luhn check digit (ISO/IEC 7812-1, annex B). */
export function isPossibleNumber(number: string): boolean {
  if (!CARD.test(number)) return true;
  const sum = [...number].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** What the codes of each app begin with, in small letters. */
const STARTS: Readonly<Partial<Record<PayMethodId, readonly string[]>>> = {
  [PAY_METHODS.weChat]: ['wxp://', 'weixin://wxpay/', 'https://payapp.weixin.qq.com/'],
  [PAY_METHODS.aliPay]: ['https://qr.alipay.com/', 'https://qr-alipay.com/', 'alipays://'],
};

/** A photo of a code needs no more than this, and reading one takes time by its pixels. */
const LONGEST_SIDE = 1200;

/**
 * Reads the payment code in a picture.
 * @returns its text; undefined where the picture has no code, or that of another app
 */
export async function readPaymentCode(picture: Uint8Array, payMethodId: PayMethodId): Promise<string | undefined> {
  const text = await readCode(picture);
  const isOfApp = STARTS[payMethodId]?.some((start) => text?.toLowerCase().startsWith(start)) ?? false;
  return isOfApp ? text : undefined;
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
