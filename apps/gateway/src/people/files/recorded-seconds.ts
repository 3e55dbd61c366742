/** How long a live recording is, from its frames: its head does not know. Nothing is decoded. */
import { type Box, boxesOf, childOf } from './iso-media.ts';

const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SEGMENT = 0x18538067;
/** Elements whose content the search enters, whether their size is known or not. */
const ENTERED: ReadonlySet<number> = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);
const MILLISECONDS = 1000;

const numberAt = (bytes: Buffer, at: number, length: number): number => {
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
};

/** RFC 8794, section 4: bytes of a variable-size integer by its first byte. */
const lengthOf = (first: number | undefined): number =>
  first === undefined || first === 0 ? 0 : Math.clz32(first) - 23;

/**
 * RFC 9559: from the first to the last block of a WebM recording, whose timestamps are milliseconds as browsers write them.
 * Stops at the first element that is not whole.
 */
function secondsOfWebm(bytes: Buffer): number {
  let [cluster, first, last] = [0, Infinity, 0];
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthOf(bytes[at]);
    const sizeLength = lengthOf(bytes[at + idLength]);
    const bodyAt = at + idLength + sizeLength;
    if (idLength === 0 || idLength > 4 || sizeLength === 0 || bodyAt > bytes.length) break;
    const id = numberAt(bytes, at, idLength);
    if (ENTERED.has(id)) {
      at = bodyAt;
      continue;
    }
    const size = numberAt(bytes, at + idLength, sizeLength) - 2 ** (8 * sizeLength - sizeLength);
    if (bodyAt + size > bytes.length) break;
    if (id === TIMESTAMP) cluster = numberAt(bytes, bodyAt, Math.min(size, 6));
    if ((id === SIMPLE_BLOCK || id === BLOCK) && size >= 4) {
      const track = lengthOf(bytes[bodyAt]);
      const time = cluster + (bodyAt + track + 2 <= bytes.length ? bytes.readInt16BE(bodyAt + track) : 0);
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
    at = bodyAt + size;
  }
  return first === Infinity ? 0 : (last - first) / MILLISECONDS;
}

const childrenOf = (box: Box | undefined, type: string): Box[] =>
  (box && boxesOf(box.body)?.filter((child) => child.type === type)) ?? [];

/** The number at a place of a full box, whose later fields move by `more` bytes in version 1. */
const fieldOf = ({ body }: Box, at: number, more = 0): number => {
  const place = body[0] === 1 ? at + more : at;
  return place + 4 <= body.length ? body.readUInt32BE(place) : 0;
};

/** ISO/IEC 14496-12, sections 8.8.8 and 8.8.12: where the last fragment of any track ends. */
function secondsOfFragments(bytes: Buffer): number {
  const boxes = boxesOf(bytes) ?? [];
  const movie = boxes.find(({ type }) => type === 'moov');
  const scales = new Map(
    childrenOf(movie, 'trak').map((track) => {
      const head = childOf(track, 'tkhd');
      const media = childOf(childOf(track, 'mdia'), 'mdhd');
      return [head ? fieldOf(head, 12, 8) : 0, media ? fieldOf(media, 12, 8) : 0] as const;
    }),
  );
  const ends = boxes
    .filter(({ type }) => type === 'moof')
    .flatMap((fragment) => childrenOf(fragment, 'traf'))
    .map((part) => {
      const head = childOf(part, 'tfhd');
      const time = childOf(part, 'tfdt');
      const scale = head && scales.get(fieldOf(head, 4));
      if (!scale || !time) return 0;
      const isLong = time.body[0] === 1 && time.body.length >= 12;
      const start = isLong ? Number(time.body.readBigUInt64BE(4)) : fieldOf(time, 4);
      return (start + durationOf(childrenOf(part, 'trun'))) / scale;
    });
  return Math.max(0, ...ends);
}

const OFFSET_FLAG = 0x1;
const FIRST_FLAGS_FLAG = 0x4;
const DURATION_FLAG = 0x100;
/** Fields of one sample, each of four bytes; the duration is the first. */
const SAMPLE_FLAGS = [DURATION_FLAG, 0x200, 0x400, 0x800] as const;

/** Section 8.8.8: the samples of runs that say how long each lasts; 0 for others, which end a moment later than they start. */
function durationOf(runs: readonly Box[]): number {
  let total = 0;
  for (const { body } of runs) {
    if (body.length < 8) continue;
    const flags = body.readUInt32BE(0) & 0xffffff;
    if ((flags & DURATION_FLAG) === 0) continue;
    const each = 4 * SAMPLE_FLAGS.filter((flag) => (flags & flag) !== 0).length;
    const start = 8 + ((flags & OFFSET_FLAG) === 0 ? 0 : 4) + ((flags & FIRST_FLAGS_FLAG) === 0 ? 0 : 4);
    for (let at = start; at + each <= body.length; at += each) total += body.readUInt32BE(at);
  }
  return total;
}

/** Seconds of a recording that does not know its length; 0 where its frames do not tell either. */
export function recordedSeconds(bytes: Buffer, mimeType: string): number {
  return mimeType === 'video/webm' ? secondsOfWebm(bytes) : secondsOfFragments(bytes);
}
