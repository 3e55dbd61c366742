import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, time } from '../shared/fields.ts';
import { incomeSource } from '../shared/kycForm.ts';
import { kycApplyStatus, kycLevel } from '../shared/kycInfo.ts';

const videoCode = v.pipe(v.string(), v.regex(/^\d{4}$/));

/**
 * The steps beyond level 2: a code to read out in the video, the video with that code (level 3), and documents about
 * the source of funds for human review (level 4). Files come from `uploadFileKyc`.
 */
export const createKycRecord = endpoint({
  path: '/exchangeUser/createKycRecord',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['videoId', 'fileIds'],
  codes: {
    /** The member is below the level before. */
    KYC_REQUIRED: true,
    /** The level is reached or under review. */
    KYC_DONE_ALREADY: true,
    /** The code of the video is too old. */
    EXPIRED: true,
    /** Three tries a day are used up. */
    EXCEED_LIMIT: true,
  },
  request: v.variant('type', [
    v.strictObject({ type: v.literal('videoCode') }),
    v.strictObject({ type: v.literal('video'), videoId: opaque, code: videoCode }),
    v.strictObject({
      type: v.literal('funds'),
      incomeSource,
      fileIds: v.pipe(v.array(opaque), v.minLength(1), v.maxLength(6)),
    }),
  ]),
  response: v.object({
    kycLevel,
    kycApplyStatus,
    /** For `videoCode`: the digits to read out, and when they expire. */
    videoCode: v.optional(videoCode),
    expiresAt: v.optional(time),
  }),
  example: {
    request: { type: 'video', videoId: 'f_9Kx2', code: '4827' },
    response: { kycLevel: 2, kycApplyStatus: 1 },
  },
});
