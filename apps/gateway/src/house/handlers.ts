import type { WingHandlers } from '../call/Handlers.ts';
import { getBulletins, getNotices } from './content/calls.ts';
import { createKycJunior, getKycInfo } from './kyc/calls.ts';
import { createKycHigher } from './kyc/createKycHigher.ts';
import { createKycRecord } from './kyc/createKycRecord.ts';
import { getImage } from './kyc/getImage.ts';
import { getUserPhone, sendSmsPub, uploadPicPub, uploadVideoPub } from './kyc/hand-over-calls.ts';
import { saveFailKyc3Record } from './kyc/saveFailKyc3Record.ts';
import { appendUpload, appendUploadPub, startUpload, startUploadPub } from './kyc/upload-calls.ts';
import { uploadFileKyc } from './kyc/uploadFileKyc.ts';
import { getCommonConfigs, getCountryCode, refreshOnlineStatus } from './platform/calls.ts';
import { getCsUrl } from './platform/getCsUrl.ts';
import { close, conversations, file, news, open, seen, send } from './support/calls.ts';
import { guestEnter, guestFile, guestImage, guestNews, guestSend, guestUpload } from './support/guest-calls.ts';
import { rateAnswer } from './content/rateAnswer.ts';

/** The calls that this wing answers, by the contract's areas. */
export const houseHandlers = {
  common: {
    getCommonConfigs,
    getCountryCode,
    getCsUrl,
    getImage,
    refreshOnlineStatus,
  },
  inbox: {
    getBulletins,
    getNotices,
    rateAnswer,
  },
  kyc: {
    appendUpload,
    appendUploadPub,
    createKycHigher,
    createKycJunior,
    getUserPhone,
    sendSmsPub,
    startUpload,
    startUploadPub,
    uploadPicPub,
    uploadVideoPub,
  },
  support: {
    close,
    conversations,
    file,
    guestEnter,
    guestFile,
    guestImage,
    guestNews,
    guestSend,
    guestUpload,
    news,
    open,
    seen,
    send,
  },
  trading: {
    saveFailKyc3Record,
  },
  user: {
    createKycRecord,
    getKycInfo,
    uploadFileKyc,
  },
} satisfies WingHandlers;
