import { getBulletins } from './getBulletins.ts';
import { getInbox } from './getInbox.ts';
import { getListV2 } from './getListV2.ts';
import { getNotices } from './getNotices.ts';
import { getSiteMsg } from './getSiteMsg.ts';
import { setRead } from './setRead.ts';

/** Messages to one person, and announcements to everybody. */
export const inbox = { getBulletins, getInbox, getListV2, getNotices, getSiteMsg, setRead } as const;
