import { drawPicture } from './drawPicture.tsx';

export const shield = drawPicture({
  body: 'M48 27l17.5 6.5v13.5c0 11-7.1 19-17.5 23-10.4-4-17.5-12-17.5-23V33.5z',
  lines: 'm40.25 47.75 5.75 5.75 10.25-11.5',
  dots: [82.9, 39.3, 13.1, 77.2],
});
