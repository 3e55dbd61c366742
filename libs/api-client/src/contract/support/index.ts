/** Conversations with support, of members and of guests. */
export { close } from './close.ts';
export { conversations } from './conversations.ts';
export { file } from './file.ts';
export { guestEnter } from './guestEnter.ts';
export { guestFile } from './guestFile.ts';
export { guestImage } from './guestImage.ts';
export { guestNews } from './guestNews.ts';
export { guestSend } from './guestSend.ts';
export { guestUpload } from './guestUpload.ts';
export { news } from './news.ts';
export { open } from './open.ts';
export { seen } from './seen.ts';
export { send } from './send.ts';
