/** EBML (RFC 8794) with the elements of WebM (RFC 9559). Only elements are read: nothing is decoded. */
import type { Bytes } from '../uploads/bytes.ts';
import type { Video } from './video-container.ts';

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const VIDEO_TRACK = 1;
const MOST_ELEMENTS = 100_000;
const NANOSECONDS = 1_000_000_000;

interface Element {
  readonly id: number;
  /** The begin and the end of the body. */
  readonly at: number;
  readonly end: number;
  /** The size is not known, as in a live recording: the body reaches to the end. */
  readonly isOpen: boolean;
}

/** RFC 8794, section 4: bytes of a variable-size integer by its first byte; 0 for none. */
export const lengthOf = (first: number | undefined, most: number): number => {
  const length = first === undefined ? 0 : Math.clz32(first) - 23;
  return length > most ? 0 : length;
};

/** An integer of so many bytes. */
export const numberAt = (bytes: Buffer, at: number, length: number): number => {
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
};

/** The id and the size of an element. */
const HEAD = 12;
/** A name has fewer. */
const MOST_TEXT = 1024;

/** The elements of a part of the file, which they fill without a gap; undefined where they do not. */
async function elementsOf(
  bytes: Bytes,
  { at: from, end: to }: Pick<Element, 'at' | 'end'>,
): Promise<Element[] | undefined> {
  const elements: Element[] = [];
  for (let at = from; at < to;) {
    const length = Math.min(HEAD, to - at);
    const head = bytes.near(at, length) ?? (await bytes.read(at, length));
    const idLength = lengthOf(head[0], 4);
    const sizeLength = lengthOf(head[idLength], 8);
    const bodyAt = at + idLength + sizeLength;
    if (idLength === 0 || sizeLength === 0 || bodyAt > to || elements.length === MOST_ELEMENTS) return undefined;
    const id = numberAt(head, 0, idLength);
    const size = numberAt(head, idLength, sizeLength) - 2 ** (8 * sizeLength - sizeLength);
    const isOpen = size === 2 ** (7 * sizeLength) - 1;
    const end = isOpen ? to : bodyAt + size;
    if (end > to) return undefined;
    elements.push({ id, at: bodyAt, end, isOpen });
    // Nothing needs what follows the first cluster of a live recording.
    if (isOpen && id === CLUSTER) return elements;
    at = end;
  }
  return elements;
}

const find = (elements: readonly Element[] | undefined, id: number) => elements?.find((element) => element.id === id);
const bodyOf = async (bytes: Bytes, { at, end }: Element, most: number) =>
  await bytes.read(at, Math.min(most, end - at));

/** Seconds of the recording; 0 where it does not say. */
async function secondsOf(bytes: Bytes, info: Element): Promise<number | undefined> {
  const elements = await elementsOf(bytes, info);
  if (!elements) return undefined;
  const scale = find(elements, TIMESTAMP_SCALE);
  const duration = find(elements, DURATION);
  if (!duration) return 0;
  const body = await bodyOf(bytes, duration, 9);
  if (body.length !== 4 && body.length !== 8) return undefined;
  const ticks = body.length === 4 ? body.readFloatBE(0) : body.readDoubleBE(0);
  const scaleBody = scale && (await bodyOf(bytes, scale, 8));
  const seconds = (ticks * (scaleBody ? numberAt(scaleBody, 0, scaleBody.length) : 1_000_000)) / NANOSECONDS;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

async function hasVideoTrack(bytes: Bytes, tracks: Element): Promise<boolean> {
  for (const entry of (await elementsOf(bytes, tracks)) ?? []) {
    const type = entry.id === TRACK_ENTRY ? find(await elementsOf(bytes, entry), TRACK_TYPE) : undefined;
    if (type && type.end > type.at && (await bytes.read(type.end - 1, 1))[0] === VIDEO_TRACK) return true;
  }
  return false;
}

/** Reads a recording. @returns undefined for anything else, and for a damaged one */
export async function readWebm(bytes: Bytes): Promise<Video | undefined> {
  const top = await elementsOf(bytes, { at: 0, end: bytes.size });
  const [head] = top ?? [];
  if (head?.id !== EBML) return undefined;
  const docType = find(await elementsOf(bytes, head), DOC_TYPE);
  if (!docType || docType.end - docType.at > MOST_TEXT) return undefined;
  if ((await bodyOf(bytes, docType, MOST_TEXT)).toString('latin1').replaceAll('\0', '') !== 'webm') return undefined;
  const segment = find(top, SEGMENT);
  const elements = segment && (await elementsOf(bytes, segment));
  const info = find(elements, INFO);
  const tracks = find(elements, TRACKS);
  if (!info || !tracks || !find(elements, CLUSTER)) return undefined;
  const seconds = await secondsOf(bytes, info);
  return (await hasVideoTrack(bytes, tracks)) && seconds !== undefined
    ? { mimeType: 'video/webm', seconds }
    : undefined;
}
