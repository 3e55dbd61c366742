import { deflateSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Bytes that the reader's decoders take for the objects of one document. Theirs double, and lie outside of the heap's limit. */
const DECODED = 128_000_000;
/** Bytes that all streams of one document may become, for whoever opens it. */
const UNPACKED = 256_000_000;

const FILTER = PDFName.of('Filter');
const FLATE = PDFName.of('FlateDecode');

interface Decoder {
  readonly buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

/** Whether the decoders of this process have taken too much. */
export interface Decoding {
  /** The reader takes the end of a decoder for a damaged object, and goes on: this stays true. */
  isOver: boolean;
}

/** Bounds what all decoders of the reader take in this process, which reads one document: a few kilobytes can become gigabytes. */
export function limitDecoding(most = DECODED): Decoding {
  const decoding: Decoding = { isOver: false };
  const dict = PDFContext.create().obj({ Filter: FLATE });
  const sample: object = decodePDFRawStream(PDFRawStream.of(dict, deflateSync('')));
  const base = Object.getPrototypeOf(Object.getPrototypeOf(sample)) as Decoder;
  if (!Object.hasOwn(base, 'ensureBuffer')) {
    throw new Error(
      'The decoders of pdf-lib have changed, so nothing bounds them. Read DecodeStream.ts of the new version.',
    );
  }
  const { ensureBuffer } = base;
  let taken = 0;
  base.ensureBuffer = function (this: Decoder, requested: number) {
    if (requested <= this.buffer.byteLength) return this.buffer;
    taken += requested;
    if (taken > most) {
      decoding.isOver = true;
      throw new RangeError('The streams of this document become too large.');
    }
    return ensureBuffer.call(this, requested);
  };
  return decoding;
}

/** Whether streams together stay small where they are unpacked. A damaged one counts as nothing: no reader shows it. */
export function staySmall(streams: readonly PDFRawStream[], most = UNPACKED): boolean {
  let left = most;
  for (const stream of streams) {
    const filter = stream.dict.lookup(FILTER);
    if (filter === undefined) continue;
    try {
      left -= (
        filter === FLATE
          ? inflateSync(stream.contents, { maxOutputLength: left + 1 })
          : decodePDFRawStream(stream).decode()
      ).length;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
    }
    if (left < 0) return false;
  }
  return true;
}
