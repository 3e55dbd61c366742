import * as v from 'valibot';
import { DOCUMENT_PART_BYTES } from '../../constants/files.ts';
import { dialect } from '../../dialect.ts';
import { opaque } from './fields.ts';
import { isBase64, storedFile } from './upload.ts';

const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(dialect.limits.videoBytes));

/** What a sender says about a file before it sends any of it: bytes, and SHA-256 of all of them in hexadecimal. */
export const announced = {
  size: v.pipe(position, v.minValue(1)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};

/** The next bytes of an upload, from a position. */
export const appended = {
  upload: opaque,
  offset: position,
  fileBase64: v.pipe(
    v.string(),
    v.minLength(4),
    v.maxLength(Math.ceil(DOCUMENT_PART_BYTES / 3) * 4),
    v.check(isBase64, 'base64'),
  ),
};

/** How far an upload is: where the next bytes go, and the file once all are there. */
export const uploadProgress = v.object({ upload: opaque, offset: v.number(), file: v.nullable(storedFile) });
/** How far an upload is: where the next bytes go, and the file once all are there. */
export type UploadProgress = v.InferOutput<typeof uploadProgress>;
