import { Transformer } from '@napi-rs/image';
import { randomBytes } from 'node:crypto';
import encodeQr from 'qr';
import type { TestDevice } from './TestDevice.ts';

/** A PNG of noise, different each time. */
export async function makePicture(side = 24): Promise<Buffer> {
  const pixels = randomBytes(side * side * 4);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return await Transformer.fromRgbaPixels(pixels, side, side).png();
}

/** Uploads a picture. @returns its id */
export async function uploadPicture(device: TestDevice, bytes?: Buffer): Promise<string> {
  const fileBase64 = (bytes ?? (await makePicture())).toString('base64');
  const { code, body } = await device.call('/exchangeUser/uploadFile', {
    fileBase64,
    fileName: 'proof.png',
    fileType: 'IMG',
    index: 0,
  });
  if (code !== '0000') throw new Error(`uploadFile answered ${code}`);
  return body.fileId as string;
}

/** A guest uploads a picture in support. @returns its id */
export async function uploadGuestPicture(device: TestDevice, pass: string, bytes?: Buffer): Promise<string> {
  const fileBase64 = (bytes ?? (await makePicture())).toString('base64');
  const { code, body } = await device.call('/support/guest/upload', { pass, fileBase64, fileName: 'screen.png' });
  if (code !== '0000') throw new Error(`guestUpload answered ${code}`);
  return body.fileId as string;
}

/** A picture of a QR code. */
export async function makePaymentCode(text: string): Promise<Buffer> {
  const rows = encodeQr(text, 'raw', { border: 4, scale: 6 });
  const side = rows.length;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  rows.flat().forEach((isDark, at) => {
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  });
  return await Transformer.fromRgbaPixels(pixels, side, side).png();
}
