import { msg } from '@lingui/core/macro';
import { CASE_TEXT } from '@ezwallet/api-client/constants';
import { countGraphemes, type UploadedFile } from '@ezwallet/ui';
import { fault } from '../../../shared/form/createForm.ts';

/** Checks the words of a statement. */
export function checkText(typed: string) {
  const value = typed.trim();
  const length = countGraphemes(value);
  if (length < CASE_TEXT.min) return fault(msg`Write at least 10 characters.`);
  if (length > CASE_TEXT.max) return fault(msg`Write at most 500 characters.`);
  return { ok: true, value } as const;
}

/** Checks the pictures of a statement. @returns the ids of their files */
export function checkPictures(files: readonly Pick<UploadedFile<string>, 'state' | 'result'>[]) {
  if (files.some(({ state }) => state === 'busy')) return fault(msg`Wait until your pictures are uploaded.`);
  if (files.some(({ state }) => state === 'failed')) return fault(msg`Upload the failed picture again, or remove it.`);
  const value = files.flatMap(({ result }) => result ?? []);
  if (value.length === 0) return fault(msg`Add at least one picture.`);
  return { ok: true, value } as const;
}

/** Checks the video of a statement, which may be missing. @returns the id of its file */
export function checkVideo(files: readonly Pick<UploadedFile<string>, 'state' | 'result'>[]) {
  const [file] = files;
  if (file?.state === 'busy') return fault(msg`Wait until your video is uploaded.`);
  if (file?.state === 'failed') return fault(msg`Upload the failed video again, or remove it.`);
  return { ok: true, value: file?.result } as const;
}
