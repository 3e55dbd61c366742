/** Identity verification: the forms, and uploads from another device. */
export { appendUpload } from './appendUpload.ts';
export { appendUploadPub } from './appendUploadPub.ts';
export { createKycHigher } from './createKycHigher.ts';
export { createKycJunior } from './createKycJunior.ts';
export { getUserPhone } from './getUserPhone.ts';
export { sendSmsPub } from './sendSmsPub.ts';
export { startUpload } from './startUpload.ts';
export { startUploadPub } from './startUploadPub.ts';
export { uploadPicPub } from './uploadPicPub.ts';
export { uploadVideoPub } from './uploadVideoPub.ts';
