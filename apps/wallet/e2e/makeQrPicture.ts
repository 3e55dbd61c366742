import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

/** Pixels of one module. */
const SCALE = 8;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A picture of a QR code, as a PNG (ISO/IEC 15948) in grey. */
export function makeQrPicture(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * SCALE;
  const rows = Array.from({ length: side }, (_, y) => {
    const row = modules[Math.floor(y / SCALE)] ?? [];
    // The first byte of a row names its filter: none.
    return Buffer.from([0, ...Array.from({ length: side }, (_, x) => (row[Math.floor(x / SCALE)] ? 0 : 255))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
