import { createHash } from 'node:crypto';
import { makeVideo } from './makeVideo.ts';
import type { Answer, TestDevice } from './TestDevice.ts';
import { makePicture } from './uploadPicture.ts';

const KYC_UPLOAD = '/exchangeUser/uploadFileKYC/{s0}/{fileType}';

/** A picture as a form carries it. */
export const pictureFile = async (name = 'front.png'): Promise<File> =>
  new File([new Uint8Array(await makePicture())], name, { type: 'image/png' });

/** A video of so many seconds as a form carries it. */
export const videoFile = (seconds = 8): File =>
  new File([new Uint8Array(makeVideo({ seconds }))], 'me.mp4', { type: 'video/mp4' });

/** Sends a file of an application. */
export async function sendKycFile(
  device: TestDevice,
  file: Blob,
  fileType = file.type.startsWith('video') ? 'VIDEO' : 'IMG',
): Promise<Answer> {
  return await device.call(KYC_UPLOAD, { fileType, file });
}

/** Uploads a file of an application. @returns its id */
export async function uploadKycFile(device: TestDevice, file?: Blob): Promise<string> {
  const { code, body } = await sendKycFile(device, file ?? (await pictureFile()));
  if (code !== '0000') throw new Error(`uploadFileKYC answered ${code}`);
  return body.fileId as string;
}

/** All bytes of a file, as a part carries them. */
export const base64Of = async (file: Blob): Promise<string> => Buffer.from(await file.arrayBuffer()).toString('base64');

/** What a sender says about a file before it sends any of it. */
export async function announcement(file: Blob): Promise<{ size: number; sha256: string }> {
  return {
    size: file.size,
    sha256: createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  };
}

/** What a person of level 1 says for level 2. */
export const LEVEL_2 = {
  expiry: '2034-05-31',
  occupation: 'employee',
  incomeSource: 'salary',
  province: '广东省',
  city: '深圳市',
  address: '南山区科技路 1 号',
} as const;

/** Applies for level 2 with new pictures, or with the files given. */
export async function applyForLevel2(device: TestDevice, fields: object = {}): Promise<Answer> {
  const files = { idFront: await uploadKycFile(device), idBack: await uploadKycFile(device) };
  return await device.call('/kyc/createKycHigher', { ...LEVEL_2, ...files, ...fields });
}

/** Applies for level 3 with a new video, or with the one given. */
export async function applyForLevel3(device: TestDevice, fields: object = {}): Promise<Answer> {
  const { body } = await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' });
  const videoId = await uploadKycFile(device, videoFile());
  return await device.call('/exchangeUser/createKycRecord', {
    type: 'video',
    videoId,
    code: body.videoCode,
    ...fields,
  });
}
