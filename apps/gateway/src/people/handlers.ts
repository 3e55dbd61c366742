import type { WingHandlers } from '../call/Handlers.ts';
import { getUploadFileSupport, uploadFile } from './files/calls.ts';
import { getVideo } from './files/getVideo.ts';
import { uploadVideo } from './files/uploadVideo.ts';
import { invitationCodeBinding, inviterOf, registerInvitation } from './invitations/calls.ts';
import { changeNickName, setNickName } from './members/calls.ts';
import { getInbox, getListV2, getSiteMsg, setRead } from './messages/inbox.ts';
import { messageFlag, modifyMessageFlag, sentMessages, setMessageLanguage } from './messages/calls.ts';
import { pushState, setPushDetails, subscribePush, unsubscribePush } from './push/calls.ts';

/** The calls that this wing answers, by the contract's areas. */
export const peopleHandlers = {
  common: {
    getVideo,
  },
  inbox: {
    getInbox,
    getListV2,
    getSiteMsg,
    setRead,
  },
  user: {
    changeNickName,
    getUploadFileSupport,
    invitationCodeBinding,
    inviterOf,
    messageFlag,
    modifyMessageFlag,
    pushState,
    registerInvitation,
    sentMessages,
    setMessageLanguage,
    setNickName,
    setPushDetails,
    subscribePush,
    unsubscribePush,
    uploadFile,
    uploadVideo,
  },
} satisfies WingHandlers;
