import type { UploadedFile } from '@ezwallet/ui';

/** A file of a form as its draft keeps it: the server has its bytes. */
export interface KeptFile {
  readonly name: string;
  readonly kind: UploadedFile<string>['kind'];
  readonly result: string;
}

/** What a draft keeps of the files of a form: those that are uploaded. */
export const keepFiles = (files: readonly UploadedFile<string>[]): readonly KeptFile[] =>
  files.flatMap(({ name, kind, result }) => (result === undefined ? [] : [{ name, kind, result }]));

/** The files of a form again. Numbers below 0 are of no upload of this page. */
export const restoreFiles = (kept: readonly KeptFile[]): readonly UploadedFile<string>[] =>
  kept.map((file, index) => ({ ...file, id: -1 - index, state: 'done' }));
