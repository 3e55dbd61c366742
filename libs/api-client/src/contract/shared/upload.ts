import * as v from 'valibot';
import { FILE_TYPES, type FileType, VIDEO_PART_BYTES } from '../../constants/files.ts';
import { dialect } from '../../dialect.ts';
import { opaque } from './fields.ts';

const { imageBytes } = dialect.limits;

export const fileType = v.picklist(Object.keys(FILE_TYPES) as FileType[]);

/** Kinds that a camera makes. */
export const recordedType = v.picklist(['IMG', 'VIDEO']);

/** Kinds that come in one call. A video comes in parts. */
export const uploadedType = v.picklist(['IMG', 'PDF']);

/** Refusals of a file in one call. */
export const FILE_REFUSALS = {
  /** The bytes are no picture or PDF of a kind that the server takes, or are damaged. */
  TYPE_INVALID: true,
  /** The PDF has too many pages or bytes. */
  OVER_MAX_LENGTH: true,
  /** The PDF is locked with a password. */
  CONDITION_NOT_FULLFILL: true,
} as const;

const file = (type: FileType) =>
  v.pipe(v.blob(), v.mimeType(FILE_TYPES[type].mimeTypes), v.minSize(1), v.maxSize(FILE_TYPES[type].maxBytes));

/** Files of a form upload. This checks what they claim to be; the server checks their bytes. */
export const imageFile = file('IMG');
export const videoFile = file('VIDEO');

const END = /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/;
const STRANGE = /[^A-Za-z0-9+/]/;

/**
 * RFC 4648, section 4, with padding. Searching for one invalid character needs no backtracking; matching the whole text
 * would overflow the stack for files of some megabytes.
 */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && END.test(text.slice(-2)) && !STRANGE.test(text.slice(0, -2));
}

/** A part of a video as base64. */
export const videoPart = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(Math.ceil(VIDEO_PART_BYTES / 3) * 4),
  v.check(isBase64, 'base64'),
);

/** A file as base64 without the prefix of a data URL, at most as large as an image. */
export const fileBase64 = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(Math.ceil(imageBytes / 3) * 4),
  v.check(isBase64, 'base64'),
);

/** The name of a file on its device. Only its owner sees it, and it is never used as a path. */
export const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/^[^\p{C}/\\]+$/u));

/** The name under which a file is saved: no path, nothing that turns its letters around, and an ending that its bytes have. */
export const safeFileName = v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\p{C}/\\]+\.pdf$/u));

/** A stored file; `size` in bytes. Other calls refer to it by its id. */
export const storedFile = v.object({ fileId: opaque, fileType, size: v.number() });
/** The answer of an upload. Later calls refer to the file by `fileId`. `size` in bytes. */
export type StoredFile = v.InferOutput<typeof storedFile>;

/** The first bytes of a PNG, enough for an example. */
export const imageExample = () => new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });
