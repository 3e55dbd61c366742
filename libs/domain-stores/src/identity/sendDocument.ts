import { DOCUMENT_PART_BYTES } from '@ezwallet/api-client/constants';
import type { UploadProgress } from '@ezwallet/api-client/contract';
import { isBug, readRefusal } from '../kit/failures.ts';
import type { CallOptions } from '../ports/Api.ts';
import type { Deps } from '../ports/deps.ts';

/** A document of the device. */
export interface DocumentFile {
  /** In bytes. */
  readonly size: number;
  /** The file itself, for one request. */
  readonly whole: Blob;
  /** SHA-256 of all bytes in hexadecimal. */
  readonly sha256: () => Promise<string>;
  /** Bytes from the first to before the second position, as RFC 4648 without the prefix of a data URL. */
  readonly read: (from: number, to: number) => Promise<string>;
}

/** How a document travels: as a whole, or by the calls that take it in parts. */
export interface DocumentCalls {
  readonly whole: (file: Blob, options: CallOptions) => Promise<{ readonly fileId: string }>;
  readonly start: (
    file: { readonly size: number; readonly sha256: string },
    options: CallOptions,
  ) => Promise<UploadProgress>;
  readonly append: (
    part: { readonly upload: string; readonly offset: number; readonly fileBase64: string },
    options: CallOptions,
  ) => Promise<UploadProgress>;
}

/** A document on its way. */
export interface DocumentTask extends Pick<CallOptions, 'signal' | 'onProgress'> {
  /** Told when the server does not answer, and when it answers again. */
  readonly onWaiting?: (isWaiting: boolean) => void;
}

/** Time until the next try, in milliseconds. */
const PAUSE = 2_000;
/** Refusals that pass by themselves, and that of an upload whose hour is over. */
const PASSING: readonly string[] = ['REQUEST_TOO_FREQUENT', 'TRY_AGAIN_LATER', 'RECORD_ALREADY_DELETED'];

/**
 * Stores a document. A large one goes in parts: without a network it waits, and goes on with the part that is missing. So
 * does the next call for the same file, after a pause or a reload. The screen tells what went wrong.
 *
 * @returns the id of the file
 * @throws ApiError for a refusal; what the signal was aborted with
 */
export async function sendDocument(
  { clock }: Pick<Deps, 'clock'>,
  calls: DocumentCalls,
  file: DocumentFile,
  task: DocumentTask = {},
): Promise<string> {
  const { signal, onProgress, onWaiting } = task;
  const options = { ...(signal && { signal }), quiet: true } as const;
  if (file.size <= DOCUMENT_PART_BYTES)
    return (await calls.whole(file.whole, { ...options, ...(onProgress && { onProgress }) })).fileId;
  const announced = { size: file.size, sha256: await file.sha256() };
  for (;;) {
    try {
      let at = await calls.start(announced, options);
      while (!at.file) {
        onWaiting?.(false);
        const { upload, offset } = at;
        onProgress?.(offset / file.size);
        const end = Math.min(file.size, offset + DOCUMENT_PART_BYTES);
        const share = (sent: number) => onProgress?.((offset + sent * (end - offset)) / file.size);
        at = await calls.append(
          { upload, offset, fileBase64: await file.read(offset, end) },
          { ...options, onProgress: share },
        );
        // Another tab may send the same file.
        if (!at.file && at.offset === offset) break;
      }
      if (at.file) return at.file.fileId;
    } catch (error) {
      const code = readRefusal(error)?.code;
      if (signal?.aborted || isBug(error) || (code !== undefined && !PASSING.includes(code))) throw error;
      onWaiting?.(code === undefined);
    }
    await pause(clock, signal);
  }
}

/** @throws what the signal was aborted with */
async function pause(clock: Deps['clock'], signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(PAUSE, end);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
