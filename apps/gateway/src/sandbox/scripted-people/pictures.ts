import encodeQr from 'qr';
import { encodePng } from '../../outside/puzzles/pixels.ts';

const MODULE = 6;
const BORDER = 4;
/** Height of the coloured head of a receipt. */
const HEAD = 96;
const GREEN = [7, 160, 94, 255] as const;
const BYTES = 4;

/** A picture of a QR code. */
export function drawCode(text: string): Buffer {
  return draw(text, 0);
}

/** A picture like the receipt of a payment app: a green head above a code with the facts. The same text gives the same picture. */
export function drawReceipt(text: string): Buffer {
  return draw(text, HEAD);
}

function draw(text: string, head: number): Buffer {
  const rows = encodeQr(text, 'raw', { border: BORDER, scale: MODULE });
  const side = rows.length;
  const pixels = new Uint8Array(side * (side + head) * BYTES).fill(255);
  for (let at = 0; at < side * head; at += 1) pixels.set(GREEN, at * BYTES);
  rows.flat().forEach((isDark, at) => {
    if (isDark) pixels.fill(0, (at + side * head) * BYTES, (at + side * head) * BYTES + BYTES - 1);
  });
  return encodePng(pixels, side, side + head);
}
