export { Composer } from './components/Composer.tsx';
export { Log } from './components/Log.tsx';
export { Message } from './components/Message.tsx';
export { PicturesOfTalk } from './components/PicturesOfTalk.ts';
export { StoredPicture } from './components/StoredPicture.tsx';
export { TalkFrame, TALK_SKELETON } from './components/TalkFrame.tsx';
export { TradeLine } from './components/TradeLine.tsx';
export { lateEscrowWords, lateOpeningWords } from './model/lateEscrowWords.ts';
export { readPictureFile } from './model/readPictureFile.ts';
