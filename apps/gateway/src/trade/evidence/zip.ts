import { crc32 } from 'node:zlib';
import { type Bytes, partOf } from '../../people/uploads/bytes.ts';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Bytes;
}

// APPNOTE.TXT 6.3.10: 4.3.7, 4.3.12, 4.3.16. Nothing is compressed: pictures are already, and a reader needs no code for it.
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980: the time of a pack is in its manifest. */
const DATE = 0x0021;
const LOCAL_BYTES = 30;

/** Both headers of an entry share these fields (4.4.2 to 4.4.11). */
async function facts({ name, bytes }: ZipEntry): Promise<Buffer> {
  let crc = 0;
  for await (const piece of bytes.pieces()) crc = crc32(piece, crc);
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(VERSION, 0);
  buffer.writeUInt16LE(UTF8_NAMES, 2);
  buffer.writeUInt16LE(DATE, 8);
  buffer.writeUInt32LE(crc, 10);
  buffer.writeUInt32LE(bytes.size, 14);
  buffer.writeUInt32LE(bytes.size, 18);
  buffer.writeUInt16LE(Buffer.byteLength(name), 22);
  return buffer;
}

const signed = (signature: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(signature);
  return buffer;
};

/** An archive with these files, in their order, piece by piece. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const known = await facts(entry);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    centrals.push(Buffer.concat([signed(CENTRAL), madeBy, known, rest, name]));
    const head = Buffer.concat([signed(LOCAL), known, name]);
    yield head;
    yield* entry.bytes.pieces();
    offset += head.length + entry.bytes.size;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([central, signed(END), end]);
}

/**
 * The files of an archive that `writeZip` made.
 * @throws Error for any other archive
 */
export async function readZip(archive: Bytes): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (let at = 0; ;) {
    const head = await archive.read(at, LOCAL_BYTES);
    if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) break;
    const size = head.readUInt32LE(18);
    const nameLength = head.readUInt16LE(26);
    const isPlain = head.readUInt16LE(8) === 0 && head.readUInt16LE(28) === 0;
    const begin = at + LOCAL_BYTES + nameLength;
    if (!isPlain || begin + size > archive.size) throw new Error('The archive is not one of ours, or it is cut off.');
    const name = (await archive.read(at + LOCAL_BYTES, nameLength)).toString();
    entries.push({ name, bytes: partOf(archive, begin, size) });
    at = begin + size;
  }
  if (entries.length === 0) throw new Error('The file is no archive of ours.');
  return entries;
}
