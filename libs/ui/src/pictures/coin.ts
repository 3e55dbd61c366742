import { drawPicture } from './drawPicture.tsx';

export const coin = drawPicture({
  body: 'M48 31a17 17 0 1 1 0 34 17 17 0 0 1 0-34z',
  lines: 'M41.5 41.75h13l-13 12.5h13',
  dots: [76.4, 25.8, 5.2, 63.6],
});
