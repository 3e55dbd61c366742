import { dialect } from '../../dialect.ts';

/** Bytes of each part of a video but the last. */
export const VIDEO_PART_BYTES = 5_242_880;
/** Maximum number of parts of a video. */
export const VIDEO_PARTS = Math.ceil(dialect.limits.videoBytes / VIDEO_PART_BYTES);
