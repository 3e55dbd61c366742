/** Identity verification: the forms, and uploads from another device. */
export { createKycHigher } from './createKycHigher.ts';
export { createKycJunior } from './createKycJunior.ts';
export { getUserPhone } from './getUserPhone.ts';
export { sendSmsPub } from './sendSmsPub.ts';
export { uploadPicPub } from './uploadPicPub.ts';
export { uploadVideoPub } from './uploadVideoPub.ts';
