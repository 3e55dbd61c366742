import { drawPicture } from './drawPicture.tsx';

export const card = drawPicture({
  body: 'M31.5 34h33a4.5 4.5 0 0 1 4.5 4.5v19a4.5 4.5 0 0 1-4.5 4.5h-33a4.5 4.5 0 0 1-4.5-4.5v-19a4.5 4.5 0 0 1 4.5-4.5z',
  lines: 'M27 42h42M33.5 54.5H42M58 54.5h4.5',
  dots: [13.1, 18.8, 64.9, 79.8],
});
