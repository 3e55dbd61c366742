export { StoredPicture } from './components/StoredPicture.tsx';
export { readPictureFile } from './model/readPictureFile.ts';
export { stepWords } from './model/stepWords.ts';
export { TradeLine } from './components/TradeLine.tsx';
