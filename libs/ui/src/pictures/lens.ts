import { drawPicture } from './drawPicture.tsx';

export const lens = drawPicture({
  body: 'M45 29a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31z',
  lines: 'M56 55.5l9 9M36.5 44.5a8.5 8.5 0 0 1 8.5-8.5',
  dots: [85.3, 21.9, 16.8, 66],
});
