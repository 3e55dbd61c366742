import * as v from 'valibot';
import { CASE_TEXT, EVIDENCE_PICTURES_MAX } from '../../constants/trades.ts';
import { opaque, time } from './fields.ts';
import { prose } from './prose.ts';
import { fileType } from './upload.ts';

/** Ids of 1 to 6 pictures that the caller uploaded. */
export const imageIds = v.pipe(v.array(opaque), v.minLength(1), v.maxLength(EVIDENCE_PICTURES_MAX));

/** A party's text in an appeal. */
export const caseText = prose(CASE_TEXT.min, CASE_TEXT.max);

/** A picture or video as evidence. */
export const evidenceFile = v.object({
  fileId: opaque,
  fileType,
  /** SHA-256 of the uploaded bytes, in hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The same file was also uploaded for another trade. */
  isReused: v.boolean(),
  at: time,
});
/** A picture or video as evidence in a trade or an appeal; fetch it by `fileId`. `at` in epoch milliseconds. */
export type EvidenceFile = v.InferOutput<typeof evidenceFile>;

/** A picture used for one trade only, as in the examples of trades and appeals. */
export const EVIDENCE_FILE_EXAMPLE: EvidenceFile = {
  fileId: 'fi_3Kd9',
  fileType: 'IMG',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  isReused: false,
  at: 1_790_000_300_000,
};
