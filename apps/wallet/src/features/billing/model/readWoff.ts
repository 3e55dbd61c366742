/**
 * W3C WOFF 1.0: a font whose tables are packed by zlib. Returns it unpacked, as the file formats that embed fonts want it.
 *
 * @throws Error for anything else
 */
export async function readWoff(file: ArrayBuffer): Promise<Uint8Array> {
  const from = new DataView(file);
  // Section 3: signature, flavour, length, count of tables.
  if (from.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF font.');
  const count = from.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      // Section 4: tag, offset, packed length, length, checksum.
      const at = 44 + index * 20;
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((part) => from.getUint32(at + part)) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const bytes = new Uint8Array(file, offset, packed);
      return { tag, checksum, bytes: packed < length ? await unpack(bytes) : bytes };
    }),
  );
  // OpenType, the table directory: its numbers only help a binary search.
  const power = Math.floor(Math.log2(count));
  const start = 12 + count * 16;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  to.setUint32(0, from.getUint32(4));
  for (const [index, value] of [count, 2 ** power * 16, power, (count - 2 ** power) * 16].entries()) {
    to.setUint16(4 + index * 2, value);
  }
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [part, value] of [tag, checksum, offset, bytes.length].entries()) {
      to.setUint32(12 + index * 16 + part * 4, value);
    }
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
