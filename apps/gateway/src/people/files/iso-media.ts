/**
 * ISO base media file format (ISO/IEC 14496-12), as MP4 and QuickTime movies use it. Only boxes are read: nothing is decoded.
 */
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

/** ISO/IEC 14496-12, section 4.2. */
export interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** The boxes of a part of the file (section 4.2), which they fill without a gap; undefined where they do not. */
export function boxesOf(bytes: Buffer): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    if (bytes.length - at < HEADER || boxes.length === MOST_BOXES) return undefined;
    const type = bytes.toString('latin1', at + 4, at + HEADER);
    const short = bytes.readUInt32BE(at);
    if (short === 1 && bytes.length - at < LONG_HEADER) return undefined;
    const header = short === 1 ? LONG_HEADER : HEADER;
    // A size of 0 reaches to the end of the file.
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + HEADER)) : short;
    if (size < header || size > bytes.length - at || !PRINTABLE.test(type)) return undefined;
    boxes.push({ type, body: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

/** The first box of a type inside another; undefined where there is none. */
export const childOf = (box: Box | undefined, type: string): Box | undefined =>
  box && boxesOf(box.body)?.find((child) => child.type === type);

/** Section 8.2.2: seconds of the movie; 0 where its fragments say it. */
function secondsOf({ body }: Box): number | undefined {
  const isLong = body[0] === 1;
  if (body.length < (isLong ? 32 : 20)) return undefined;
  const scale = body.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  return scale === 0 ? undefined : duration / scale;
}

/** Section 8.4.3: what a track is. */
const isVideoTrack = (track: Box): boolean =>
  childOf(childOf(track, 'mdia'), 'hdlr')?.body.toString('latin1', 8, 12) === 'vide';

/** Reads a movie. @returns undefined for anything else, and for a damaged one */
export function readIsoMedia(bytes: Buffer): Video | undefined {
  const boxes = boxesOf(bytes);
  const [first] = boxes ?? [];
  if (!boxes || first?.type !== 'ftyp' || first.body.length < 4) return undefined;
  const brand = first.body.toString('latin1', 0, 4);
  if (brand !== QUICKTIME && !BRANDS.has(brand)) return undefined;
  const movies = boxes.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (movies.length !== 1 || !movie || !boxes.some(({ type }) => type === 'mdat')) return undefined;
  const inside = boxesOf(movie.body);
  const head = inside?.find(({ type }) => type === 'mvhd');
  const seconds = head && secondsOf(head);
  if (seconds === undefined || !inside?.some((box) => box.type === 'trak' && isVideoTrack(box))) return undefined;
  return { mimeType: brand === QUICKTIME ? 'video/quicktime' : 'video/mp4', seconds };
}
