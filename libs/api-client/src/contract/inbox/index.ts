/** Messages to one member, and announcements to everyone. */
export { getBulletins } from './getBulletins.ts';
export { getInbox } from './getInbox.ts';
export { getListV2 } from './getListV2.ts';
export { getNotices } from './getNotices.ts';
export { getSiteMsg } from './getSiteMsg.ts';
export { rateAnswer } from './rateAnswer.ts';
export { setRead } from './setRead.ts';
export { setReceivedRead } from './setReceivedRead.ts';
