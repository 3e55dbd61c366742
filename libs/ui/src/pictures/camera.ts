import { drawPicture } from './drawPicture.tsx';

export const camera = drawPicture({
  body: 'M31.5 38h6l3.5-4.5h14l3.5 4.5h6a3.5 3.5 0 0 1 3.5 3.5V58a3.5 3.5 0 0 1-3.5 3.5h-33A3.5 3.5 0 0 1 28 58V41.5a3.5 3.5 0 0 1 3.5-3.5z',
  lines: 'M48 42.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM61.5 43h1.5',
  dots: [13.1, 18.8, 73.5, 73.5],
});
