/** EBML (RFC 8794) with the elements of WebM (RFC 9559). Only elements are read: nothing is decoded. */
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
  readonly body: Buffer;
  /** The size is not known, as in a live recording: the body reaches to the end. */
  readonly isOpen: boolean;
}

/** RFC 8794, section 4: bytes of a variable-size integer by its first byte; 0 for none. */
const lengthOf = (first: number | undefined, most: number): number => {
  const length = first === undefined ? 0 : Math.clz32(first) - 23;
  return length > most ? 0 : length;
};

const numberAt = (bytes: Buffer, at: number, length: number): number => {
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
};

/** The elements of a part of the file, which they fill without a gap; undefined where they do not. */
function elementsOf(bytes: Buffer): Element[] | undefined {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthOf(bytes[at], 4);
    const sizeAt = at + idLength;
    const sizeLength = lengthOf(bytes[sizeAt], 8);
    const bodyAt = sizeAt + sizeLength;
    if (idLength === 0 || sizeLength === 0 || bodyAt > bytes.length || elements.length === MOST_ELEMENTS)
      return undefined;
    const id = numberAt(bytes, at, idLength);
    const size = numberAt(bytes, sizeAt, sizeLength) - 2 ** (8 * sizeLength - sizeLength);
    const isOpen = size === 2 ** (7 * sizeLength) - 1;
    const end = isOpen ? bytes.length : bodyAt + size;
    if (end > bytes.length) return undefined;
    elements.push({ id, body: bytes.subarray(bodyAt, end), isOpen });
    // Nothing needs what follows the first cluster of a live recording.
    if (isOpen && id === CLUSTER) return elements;
    at = end;
  }
  return elements;
}

const find = (elements: readonly Element[] | undefined, id: number) => elements?.find((element) => element.id === id);

/** Seconds of the recording; 0 where it does not say. */
function secondsOf(info: Element): number | undefined {
  const elements = elementsOf(info.body);
  if (!elements) return undefined;
  const scale = find(elements, TIMESTAMP_SCALE);
  const duration = find(elements, DURATION);
  if (!duration) return 0;
  const { body } = duration;
  if (body.length !== 4 && body.length !== 8) return undefined;
  const ticks = body.length === 4 ? body.readFloatBE(0) : body.readDoubleBE(0);
  const seconds = (ticks * (scale ? numberAt(scale.body, 0, Math.min(scale.body.length, 8)) : 1_000_000)) / NANOSECONDS;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Reads a recording. @returns undefined for anything else, and for a damaged one */
export function readWebm(bytes: Buffer): Video | undefined {
  const top = elementsOf(bytes);
  const [head] = top ?? [];
  if (
    head?.id !== EBML ||
    find(elementsOf(head.body), DOC_TYPE)?.body.toString('latin1').replaceAll('\0', '') !== 'webm'
  )
    return undefined;
  const segment = find(top, SEGMENT);
  const elements = segment && elementsOf(segment.body);
  const info = find(elements, INFO);
  const tracks = find(elements, TRACKS);
  if (!info || !tracks || !find(elements, CLUSTER)) return undefined;
  const hasVideo = elementsOf(tracks.body)?.some(
    ({ id, body }) => id === TRACK_ENTRY && find(elementsOf(body), TRACK_TYPE)?.body.at(-1) === VIDEO_TRACK,
  );
  const seconds = secondsOf(info);
  return hasVideo && seconds !== undefined ? { mimeType: 'video/webm', seconds } : undefined;
}
