/**
 * ISO base media file format (ISO/IEC 14496-12), as MP4 and QuickTime movies use it. Only boxes are read: nothing is decoded.
 */
import type { Bytes } from '../uploads/bytes.ts';
import type { Video } from './video-container.ts';

const HEADER = 8;
const LONG_HEADER = 16;
const MOST_BOXES = 10_000;
const BRANDS = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VH',
  'M4VP',
  'dash',
  'MSNV',
  'mmp4',
  '3gp4',
  '3gp5',
]);
const QUICKTIME = 'qt  ';
const PRINTABLE = /^[\x20-\x7E\xA9]{4}$/;

/** ISO/IEC 14496-12, section 4.2: where the body of a box begins and ends. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly end: number;
}

/** The boxes of a part of the file (section 4.2), which they fill without a gap; undefined where they do not. */
export async function boxesOf(bytes: Bytes, { at: from, end }: Omit<Box, 'type'>): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = from; at < end;) {
    if (end - at < HEADER || boxes.length === MOST_BOXES) return undefined;
    const head = bytes.near(at, LONG_HEADER) ?? (await bytes.read(at, LONG_HEADER));
    const type = head.toString('latin1', 4, HEADER);
    const short = head.readUInt32BE(0);
    if (short === 1 && end - at < LONG_HEADER) return undefined;
    const header = short === 1 ? LONG_HEADER : HEADER;
    // A size of 0 reaches to the end of the file.
    const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(HEADER)) : short;
    if (size < header || size > end - at || !PRINTABLE.test(type)) return undefined;
    boxes.push({ type, at: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

/** The whole file, as a box has its boxes. */
export const everything = ({ size }: Bytes): Omit<Box, 'type'> => ({ at: 0, end: size });

/** The boxes of a type inside another. */
export const childrenOf = async (bytes: Bytes, box: Box | undefined, type: string): Promise<Box[]> =>
  ((box && (await boxesOf(bytes, box))) ?? []).filter((child) => child.type === type);

/** The first box of a type inside another; undefined where there is none. */
export const childOf = async (bytes: Bytes, box: Box | undefined, type: string): Promise<Box | undefined> =>
  (await childrenOf(bytes, box, type))[0];

/** The begin of the body of a box. */
export const bodyOf = async (bytes: Bytes, { at, end }: Box, length: number): Promise<Buffer> =>
  await bytes.read(at, Math.min(length, end - at));

/** Section 8.2.2: seconds of the movie; 0 where its fragments say it. */
function secondsOf(body: Buffer): number | undefined {
  const isLong = body[0] === 1;
  if (body.length < (isLong ? 32 : 20)) return undefined;
  const scale = body.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  return scale === 0 ? undefined : duration / scale;
}

/** Section 8.4.3: what a track is. */
async function isVideoTrack(bytes: Bytes, track: Box): Promise<boolean> {
  const handler = await childOf(bytes, await childOf(bytes, track, 'mdia'), 'hdlr');
  return handler !== undefined && (await bodyOf(bytes, handler, 12)).toString('latin1', 8) === 'vide';
}

/** Reads a movie. @returns undefined for anything else, and for a damaged one */
export async function readIsoMedia(bytes: Bytes): Promise<Video | undefined> {
  const boxes = await boxesOf(bytes, everything(bytes));
  const [first] = boxes ?? [];
  if (!boxes || first?.type !== 'ftyp' || first.end - first.at < 4) return undefined;
  const brand = (await bodyOf(bytes, first, 4)).toString('latin1');
  if (brand !== QUICKTIME && !BRANDS.has(brand)) return undefined;
  const movies = boxes.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (movies.length !== 1 || !movie || !boxes.some(({ type }) => type === 'mdat')) return undefined;
  const inside = (await boxesOf(bytes, movie)) ?? [];
  const head = inside.find(({ type }) => type === 'mvhd');
  const seconds = head && secondsOf(await bodyOf(bytes, head, 32));
  if (seconds === undefined) return undefined;
  for (const box of inside)
    if (box.type === 'trak' && (await isVideoTrack(bytes, box)))
      return { mimeType: brand === QUICKTIME ? 'video/quicktime' : 'video/mp4', seconds };
  return undefined;
}
