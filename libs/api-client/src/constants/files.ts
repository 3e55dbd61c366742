import { dialect } from '../dialect.ts';

const { imageBytes, videoBytes, pdfBytes } = dialect.limits;

/** Kinds of file, each with its media types and its maximum size in bytes. */
export const FILE_TYPES = {
  IMG: { mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: imageBytes },
  VIDEO: { mimeTypes: ['video/mp4', 'video/webm', 'video/quicktime'], maxBytes: videoBytes },
  PDF: { mimeTypes: ['application/pdf'], maxBytes: pdfBytes },
} as const;

/**
 * Kind of a file, by its name on the wire (product specification, section 3). {@link FILE_TYPES} lists what each may
 * contain.
 */
export type FileType = keyof typeof FILE_TYPES;

/** Maximum number of pages of a PDF. */
export const PDF_PAGES = 50;

/** Bytes of each part of a document but the last. A lost connection costs one part. */
export const DOCUMENT_PART_BYTES = 524_288;

/** Bytes of each part of a video but the last. */
export const VIDEO_PART_BYTES = 5_242_880;

/** Maximum number of parts of a video. */
export const VIDEO_PARTS = Math.ceil(videoBytes / VIDEO_PART_BYTES);
