import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { FileKind, UploadAccept } from './file-kind.ts';

/** Where one file of an upload stands; `result` is what `onUpload` resolved to. */
export interface UploadedFile<Result> {
  id: number;
  name: string;
  kind: FileKind;
  state: 'busy' | 'done' | 'failed';
  result: Result | undefined;
}

/** How one upload is stopped and how it tells how far it is, from 0 to 1. */
export interface UploadTask {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Props of an upload; other attributes go to its element. */
export interface UploadProps<Result> extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  accept?: UploadAccept | undefined;
  /** How many files there may be. */
  max?: number | undefined;
  /** Pictures are shrunk to this longest side, in px, before they are sent. */
  maxSide?: number | undefined;
  /** The largest video, in bytes. */
  maxVideoBytes?: number | undefined;
  disabled?: boolean | undefined;
  /** Sends one file, pictures already shrunk; a rejection offers to try again. */
  onUpload: (file: File, task: UploadTask) => Promise<Result>;
  /** Hears whenever a file comes, goes, is done or has failed, but not of progress. */
  onChange?: ((files: readonly UploadedFile<Result>[]) => void) | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}
