import { drawPicture } from './drawPicture.tsx';

export const clock = drawPicture({
  body: 'M48 29.5a18.5 18.5 0 1 1 0 37 18.5 18.5 0 0 1 0-37z',
  lines: 'M48 37.5V48l7 4.25',
  dots: [70.2, 19.6, 28.8, 89.2],
});
