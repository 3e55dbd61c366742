import type { WingHandlers } from '../call/Handlers.ts';
import { getUploadFileSupport, uploadFile } from './files/calls.ts';
import { getVideo } from './files/getVideo.ts';
import { uploadVideo } from './files/uploadVideo.ts';
import { invitationCodeBinding, registerInvitation } from './invitations/calls.ts';
import { changeNickName, setNickName } from './members/calls.ts';
import { messageFlag, modifyMessageFlag, sentMessages, setMessageLanguage } from './messages/calls.ts';

/** The calls that this wing answers, by the contract's areas. */
export const peopleHandlers = {
  common: {
    getVideo,
  },
  user: {
    changeNickName,
    getUploadFileSupport,
    invitationCodeBinding,
    messageFlag,
    modifyMessageFlag,
    registerInvitation,
    sentMessages,
    setMessageLanguage,
    setNickName,
    uploadFile,
    uploadVideo,
  },
} satisfies WingHandlers;
