import { deflateSync, crc32 } from 'node:zlib';

const SIDE = 64;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey picture as PNG (RFC 2083), one byte for each dot. */
function png(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(SIDE * (SIDE + 1), 0x88);
  for (let row = 0; row < SIDE; row += 1) rows[row * (SIDE + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A file that a person chooses as the proof of a payment. */
export const PROOF_PICTURE = { name: 'payment.png', mimeType: 'image/png', buffer: png() };
