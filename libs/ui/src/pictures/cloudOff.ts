import { drawPicture } from './drawPicture.tsx';

export const cloudOff = drawPicture({
  body: 'M38.5 61.5a9.5 9.5 0 0 1-1.2-18.9A12.75 12.75 0 0 1 61.8 41a10.5 10.5 0 0 1-2.3 20.5z',
  lines: 'M34 32l30.5 32.5',
  cut: 'M34 32l30.5 32.5',
  dots: [21.9, 10.7, 60.3, 81.8],
});
