import { createKycHigher } from './createKycHigher.ts';
import { createKycJunior } from './createKycJunior.ts';
import { getUserPhone } from './getUserPhone.ts';
import { sendSmsPub } from './sendSmsPub.ts';
import { uploadPicPub } from './uploadPicPub.ts';
import { uploadVideoPub } from './uploadVideoPub.ts';

/** Identity verification: the forms, and handing in pictures from another device. */
export const kyc = {
  createKycHigher,
  createKycJunior,
  getUserPhone,
  sendSmsPub,
  uploadPicPub,
  uploadVideoPub,
} as const;
