import { drawPicture } from './drawPicture.tsx';

/** A chain that came apart. */
export const link = drawPicture({
  body: 'M43.5 40h-7a8 8 0 0 0 0 16h7M52.5 40h7a8 8 0 0 1 0 16h-7',
  lines: 'M37.5 48h6M52.5 48h6M48 34.5v3.5M48 58v3.5M43.5 35.5l1 2.5M52.5 35.5l-1 2.5M43.5 60.5l1-2.5M52.5 60.5l-1-2.5',
  dots: [70.3, 19.7, 16.8, 66],
});
