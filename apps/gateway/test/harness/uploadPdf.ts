import type { TestDevice } from './TestDevice.ts';
import { makePdf } from './makePdf.ts';

/** Uploads a PDF: a member, or a guest with a pass. @returns the answer */
export async function sendPdf(device: TestDevice, pass?: string, bytes?: Buffer, fileName = 'statement.pdf') {
  const file = { fileBase64: (bytes ?? (await makePdf())).toString('base64'), fileName, fileType: 'PDF' };
  return pass === undefined
    ? await device.call('/exchangeUser/uploadFile', { ...file, index: 0 })
    : await device.call('/support/guest/upload', { ...file, pass });
}

/** The same. @returns the id of the file */
export async function uploadPdf(device: TestDevice, pass?: string, bytes?: Buffer, fileName?: string): Promise<string> {
  const { code, body } = await sendPdf(device, pass, bytes, fileName);
  if (code !== '0000') throw new Error(`The upload answered ${code}.`);
  return body.fileId as string;
}
