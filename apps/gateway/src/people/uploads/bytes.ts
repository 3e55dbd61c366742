import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** Read at a time where nothing else says how much. */
const PIECE = 1_048_576;

/** Bytes of a file, of which one piece is in memory at a time, however large the file is. */
export interface Bytes {
  readonly size: number;
  /** Bytes at a position, fewer at the end, where the piece in memory has them: a reader of many small fields waits for few. */
  near(at: number, length: number): Buffer | undefined;
  /** As `near`, and fetches what is not in memory. */
  read(at: number, length: number): Promise<Buffer>;
  /** All of them in order, piece by piece. */
  pieces(): AsyncGenerator<Buffer>;
}

interface Piece {
  readonly at: number;
  readonly bytes: Buffer;
}

/** @param load fetches the piece that a position is in */
export function bytesFrom(size: number, load: (at: number) => Promise<Piece>): Bytes {
  let piece: Piece = { at: 0, bytes: Buffer.alloc(0) };
  const restAt = async (at: number): Promise<Buffer> => {
    if (at < piece.at || at >= piece.at + piece.bytes.length) piece = await load(at);
    const rest = piece.bytes.subarray(at - piece.at);
    if (rest.length === 0) throw new Error(`The file has no byte ${at} of ${size}.`);
    return rest;
  };
  return {
    size,
    near(at, length) {
      const end = Math.min(at + length, size) - piece.at;
      return at >= piece.at && end <= piece.bytes.length ? piece.bytes.subarray(at - piece.at, end) : undefined;
    },
    async read(at, length) {
      const end = Math.min(at + length, size);
      const found: Buffer[] = [];
      for (let next = at; next < end; next += found.at(-1)?.length ?? 0)
        found.push((await restAt(next)).subarray(0, end - next));
      return found.length === 1 && found[0] ? found[0] : Buffer.concat(found);
    },
    async *pieces() {
      for (let at = 0; at < size;) {
        const rest = await restAt(at);
        yield rest;
        at += rest.length;
      }
    },
  };
}

/** Bytes that are in memory already. */
export const bytesOf = (bytes: Buffer): Bytes => bytesFrom(bytes.length, async () => ({ at: 0, bytes }));

/** Bytes of a form's file, which is cut into pieces of so many. */
export const bytesOfBlob = (blob: Blob, most: number): Bytes =>
  bytesFrom(blob.size, async (at) => {
    const start = at - (at % most);
    return { at: start, bytes: Buffer.from(await blob.slice(start, start + most).arrayBuffer()) };
  });

/** A part of other bytes. */
export const partOf = (bytes: Bytes, from: number, size: number): Bytes =>
  bytesFrom(size, async (at) => ({ at, bytes: await bytes.read(from + at, Math.min(PIECE, size - at)) }));

/** Bytes of an open file of this machine. */
export const bytesOfFile = async (file: FileHandle): Promise<Bytes> =>
  bytesFrom((await file.stat()).size, async (at) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PIECE), 0, PIECE, at);
    return { at, bytes: buffer.subarray(0, bytesRead) };
  });

/** Everything at once, for a picture. */
export const wholeOf = async (bytes: Bytes): Promise<Buffer> => await bytes.read(0, bytes.size);

/** SHA-256 of all bytes. */
export async function digestOf(bytes: Bytes): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of bytes.pieces()) hash.update(piece);
  return hash.digest();
}
