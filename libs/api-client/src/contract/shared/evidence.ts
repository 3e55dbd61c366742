import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { prose } from './prose.ts';
import { fileType } from './upload.ts';

/** Ids of 1 to 6 pictures that one has uploaded oneself. */
export const imageIds = v.pipe(v.array(opaque), v.minLength(1), v.maxLength(6));

/** What a party writes on a case. */
export const caseText = prose(10, 500);

/** A picture or video that was handed in. */
export const evidenceFile = v.object({
  fileId: opaque,
  fileType,
  /** SHA-256 of what was uploaded, in hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The very same file was handed in for another order too. */
  isReused: v.boolean(),
  at: time,
});
/** A picture or video handed in for an order or a case; fetch it by `fileId`. `at` in epoch milliseconds. */
export type EvidenceFile = v.InferOutput<typeof evidenceFile>;

/** A picture handed in for one order only, as the examples of orders and cases carry it. */
export const EVIDENCE_FILE_EXAMPLE: EvidenceFile = {
  fileId: 'fi_3Kd9',
  fileType: 'IMG',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  isReused: false,
  at: 1_790_000_300_000,
};
