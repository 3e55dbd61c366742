/** PNG (W3C PNG, third edition): truecolour with alpha, eight bits a sample. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
/** Section 9.2, filter type 1: each sample as the difference from the pixel to its left. */
const FILTER_SUB = 1;

/** Encodes rows of RGBA samples. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 6, then the only compression, filter and interlace methods that matter (section 11.2.1).
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(rgba, width, height))),
    chunk('IEND'),
  ]);
}

function filterRows(rgba: Uint8Array, width: number, height: number): Buffer {
  const stride = width * BYTES_PER_PIXEL;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1);
    rows[to] = FILTER_SUB;
    for (let i = 0; i < stride; i++) {
      const left = i < BYTES_PER_PIXEL ? 0 : (rgba[y * stride + i - BYTES_PER_PIXEL] ?? 0);
      rows[to + 1 + i] = ((rgba[y * stride + i] ?? 0) - left) & 0xff;
    }
  }
  return rows;
}

/** Section 5.3: length, type, data, and the CRC of type and data. */
function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
