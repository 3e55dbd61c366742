import { type Deps, type DocumentTask, sendDocument } from '@ezwallet/domain-stores';
import { documentOf } from '../../../shared/files/documentOf.ts';

/** What shows that the device may send files. */
export interface Proof {
  readonly token: string;
  readonly verifyCode: string;
}

/** Sends one side of the document, or the video, for the signed-in device. @returns the id of the file */
export async function sendSide(
  deps: Pick<Deps, 'api' | 'clock'>,
  proof: Proof,
  kind: 'idFront' | 'idBack' | 'video',
  file: Blob,
  task: DocumentTask,
): Promise<string> {
  const { kyc } = deps.api;
  return await sendDocument(
    deps,
    {
      whole: (whole, options) =>
        kind === 'video'
          ? kyc.uploadVideoPub({ ...proof, file: whole }, options)
          : kyc.uploadPicPub({ ...proof, side: kind, file: whole }, options),
      start: (announced, options) => kyc.startUploadPub({ ...proof, kind, ...announced }, options),
      append: (part, options) => kyc.appendUploadPub({ ...proof, ...part }, options),
    },
    documentOf(file),
    task,
  );
}
