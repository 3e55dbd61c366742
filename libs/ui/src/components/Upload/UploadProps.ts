import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { FileKind, UploadAccept } from './file-kind.ts';

/** State of one file of an upload. `result` is what `onUpload` resolved to. */
export interface UploadedFile<Result> {
  id: number;
  name: string;
  kind: FileKind;
  state: 'busy' | 'done' | 'failed';
  result: Result | undefined;
}

/** A file that was uploaded before, such as one of a draft. */
export interface EarlierUpload<Result> extends Pick<UploadedFile<Result>, 'name' | 'kind'> {
  result: Result;
  /** Source of its thumbnail, once it is known. */
  preview?: string | undefined;
}

/** Stops one upload and reports its progress, from 0 to 1. */
export interface UploadTask {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Props of an upload. Other attributes go to its element. */
export interface UploadProps<Result> extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children'> {
  /** Names the files to upload. */
  label: ReactNode;
  /** The files that fit, such as formats and sizes. */
  description?: ReactNode;
  /** The error, in place of the description. */
  error?: ReactNode;
  /** Which kinds of files fit. */
  accept?: UploadAccept | undefined;
  /** Maximum number of files. */
  max?: number | undefined;
  /** Pictures are shrunk to this longest side, in px, before the upload. */
  maxSide?: number | undefined;
  /** Maximum size of a video, in bytes. */
  maxVideoBytes?: number | undefined;
  /** Files that are there from the beginning. Only their `preview` may come later. */
  initial?: readonly EarlierUpload<Result>[] | undefined;
  /** Mutes all controls. */
  disabled?: boolean | undefined;
  /** Uploads one file; pictures are already shrunk. A rejection offers a retry. */
  onUpload: (file: File, task: UploadTask) => Promise<Result>;
  /** Called when a file is added, removed, finished or failed, but not on progress. */
  onChange?: ((files: readonly UploadedFile<Result>[]) => void) | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}
