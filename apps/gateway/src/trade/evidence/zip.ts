import { crc32 } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
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
function facts({ name, bytes }: ZipEntry): Buffer {
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(VERSION, 0);
  buffer.writeUInt16LE(UTF8_NAMES, 2);
  buffer.writeUInt16LE(DATE, 8);
  buffer.writeUInt32LE(crc32(bytes), 10);
  buffer.writeUInt32LE(bytes.length, 14);
  buffer.writeUInt32LE(bytes.length, 18);
  buffer.writeUInt16LE(Buffer.byteLength(name), 22);
  return buffer;
}

const signed = (signature: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(signature);
  return buffer;
};

/** An archive with these files, in their order. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([signed(LOCAL), facts(entry), name, entry.bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    centrals.push(Buffer.concat([signed(CENTRAL), madeBy, facts(entry), rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, signed(END), end]);
}

/**
 * The files of an archive that `writeZip` made.
 * @throws Error for any other archive
 */
export function readZip(archive: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + LOCAL_BYTES <= archive.length && archive.readUInt32LE(at) === LOCAL) {
    const size = archive.readUInt32LE(at + 18);
    const nameLength = archive.readUInt16LE(at + 26);
    const isPlain = archive.readUInt16LE(at + 8) === 0 && archive.readUInt16LE(at + 28) === 0;
    const begin = at + LOCAL_BYTES + nameLength;
    if (!isPlain || begin + size > archive.length) throw new Error('The archive is not one of ours, or it is cut off.');
    entries.push({
      name: archive.toString('utf8', at + LOCAL_BYTES, begin),
      bytes: archive.subarray(begin, begin + size),
    });
    at = begin + size;
  }
  if (entries.length === 0) throw new Error('The file is no archive of ours.');
  return entries;
}
