import type { FILE_TYPES } from '@ezwallet/api-client/contract';
import { Transformer } from '@napi-rs/image';

/** A picture that was encoded again: its pixels, and nothing else of what was uploaded. */
export interface Picture {
  readonly mimeType: (typeof FILE_TYPES)['IMG']['mimeTypes'][number];
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A few kilobytes can decode to gigabytes. */
const MAX_PIXELS = 40_000_000;
/** Above this a camera's noise is kept, not what a person sees. */
const QUALITY = 90;

const ENCODERS: Readonly<
  Record<string, { readonly mimeType: Picture['mimeType']; encode(picture: Transformer): Promise<Buffer> }>
> = {
  jpeg: { mimeType: 'image/jpeg', encode: (picture) => picture.jpeg(QUALITY) },
  png: { mimeType: 'image/png', encode: (picture) => picture.png() },
  webp: { mimeType: 'image/webp', encode: (picture) => picture.webp(QUALITY) },
};

/**
 * Decodes an uploaded picture and encodes it again, upright. Place, device and time of the photo stay behind, and so does
 * anything that hides in the file beside its pixels.
 *
 * @returns undefined for bytes that are no picture of a kind that the contract allows, and for more than 40 megapixels
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const { width, height, format } = await new Transformer(bytes).metadata();
    const encoder = ENCODERS[format];
    if (!encoder || width * height > MAX_PIXELS) return undefined;
    const encoded = await encoder.encode(new Transformer(bytes).rotate());
    const upright = await new Transformer(encoded).metadata();
    return { mimeType: encoder.mimeType, bytes: encoded, width: upright.width, height: upright.height };
  } catch {
    return undefined;
  }
}
