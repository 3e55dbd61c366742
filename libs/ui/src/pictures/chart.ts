import { drawPicture } from './drawPicture.tsx';

export const chart = drawPicture({
  body: 'M34.5 31h27a4.5 4.5 0 0 1 4.5 4.5v25a4.5 4.5 0 0 1-4.5 4.5h-27a4.5 4.5 0 0 1-4.5-4.5v-25a4.5 4.5 0 0 1 4.5-4.5z',
  lines: 'm35.5 55.5 7-8.5 6.5 5 9.25-11.25M57.75 39.25a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0',
  dots: [5.2, 32.4, 51.1, 83.9],
});
