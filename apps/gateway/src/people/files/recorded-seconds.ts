/** How long a live recording is, from its frames: its head does not know. Nothing is decoded. */
import type { Bytes } from '../uploads/bytes.ts';
import { bodyOf, type Box, boxesOf, childOf, childrenOf, everything } from './iso-media.ts';
import { lengthOf, numberAt } from './webm.ts';

const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SEGMENT = 0x18538067;
/** Elements whose content the search enters, whether their size is known or not. */
const ENTERED: ReadonlySet<number> = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);
const MILLISECONDS = 1000;
/** The id and the size of an element, and a block up to its time. */
const HEAD = 24;

/**
 * RFC 9559: from the first to the last block of a WebM recording, whose timestamps are milliseconds as browsers write them.
 * Stops at the first element that is not whole.
 */
async function secondsOfWebm(bytes: Bytes): Promise<number> {
  let [cluster, first, last] = [0, Infinity, 0];
  for (let at = 0; at < bytes.size;) {
    const head = bytes.near(at, HEAD) ?? (await bytes.read(at, HEAD));
    const idLength = lengthOf(head[0], 8);
    const sizeLength = lengthOf(head[idLength], 8);
    const start = idLength + sizeLength;
    if (idLength === 0 || idLength > 4 || sizeLength === 0 || at + start > bytes.size) break;
    const id = numberAt(head, 0, idLength);
    if (ENTERED.has(id)) {
      at += start;
      continue;
    }
    const size = numberAt(head, idLength, sizeLength) - 2 ** (8 * sizeLength - sizeLength);
    if (at + start + size > bytes.size) break;
    if (id === TIMESTAMP) cluster = numberAt(head, start, Math.min(size, 6));
    if ((id === SIMPLE_BLOCK || id === BLOCK) && size >= 4) {
      const track = lengthOf(head[start], 8);
      const time = cluster + (start + track + 2 <= head.length ? head.readInt16BE(start + track) : 0);
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
    at += start + size;
  }
  return first === Infinity ? 0 : (last - first) / MILLISECONDS;
}

/** The number at a place of a full box, whose later fields move by `more` bytes in version 1. */
async function fieldOf(bytes: Bytes, box: Box | undefined, at: number, more = 0): Promise<number> {
  if (!box) return 0;
  const body = await bodyOf(bytes, box, at + more + 4);
  const place = body[0] === 1 ? at + more : at;
  return place + 4 <= body.length ? body.readUInt32BE(place) : 0;
}

/** ISO/IEC 14496-12, sections 8.8.8 and 8.8.12: where the last fragment of any track ends. */
async function secondsOfFragments(bytes: Bytes): Promise<number> {
  const boxes = (await boxesOf(bytes, everything(bytes))) ?? [];
  const movie = boxes.find(({ type }) => type === 'moov');
  const scales = new Map<number, number>();
  for (const track of await childrenOf(bytes, movie, 'trak')) {
    const head = await childOf(bytes, track, 'tkhd');
    const media = await childOf(bytes, await childOf(bytes, track, 'mdia'), 'mdhd');
    scales.set(await fieldOf(bytes, head, 12, 8), await fieldOf(bytes, media, 12, 8));
  }
  let last = 0;
  for (const fragment of boxes.filter(({ type }) => type === 'moof'))
    for (const part of await childrenOf(bytes, fragment, 'traf')) {
      const head = await childOf(bytes, part, 'tfhd');
      const time = await childOf(bytes, part, 'tfdt');
      const scale = head && scales.get(await fieldOf(bytes, head, 4));
      if (!scale || !time) continue;
      const body = await bodyOf(bytes, time, 12);
      const isLong = body[0] === 1 && body.length >= 12;
      const start = isLong ? Number(body.readBigUInt64BE(4)) : await fieldOf(bytes, time, 4);
      last = Math.max(last, (start + (await durationOf(bytes, await childrenOf(bytes, part, 'trun')))) / scale);
    }
  return last;
}

const OFFSET_FLAG = 0x1;
const FIRST_FLAGS_FLAG = 0x4;
const DURATION_FLAG = 0x100;
/** Fields of one sample, each of four bytes; the duration is the first. */
const SAMPLE_FLAGS = [DURATION_FLAG, 0x200, 0x400, 0x800] as const;

/** Section 8.8.8: the samples of runs that say how long each lasts; 0 for others, which end a moment later than they start. */
async function durationOf(bytes: Bytes, runs: readonly Box[]): Promise<number> {
  let total = 0;
  for (const run of runs) {
    const head = await bodyOf(bytes, run, 8);
    if (head.length < 8) continue;
    const flags = head.readUInt32BE(0) & 0xffffff;
    if ((flags & DURATION_FLAG) === 0) continue;
    const each = 4 * SAMPLE_FLAGS.filter((flag) => (flags & flag) !== 0).length;
    const start = 8 + ((flags & OFFSET_FLAG) === 0 ? 0 : 4) + ((flags & FIRST_FLAGS_FLAG) === 0 ? 0 : 4);
    for (let at = run.at + start; at + each <= run.end; at += each)
      total += (bytes.near(at, 4) ?? (await bytes.read(at, 4))).readUInt32BE(0);
  }
  return total;
}

/** Seconds of a recording that does not know its length; 0 where its frames do not tell either. */
export async function recordedSeconds(bytes: Bytes, mimeType: string): Promise<number> {
  return mimeType === 'video/webm' ? await secondsOfWebm(bytes) : await secondsOfFragments(bytes);
}
