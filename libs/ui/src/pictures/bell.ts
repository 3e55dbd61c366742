import { drawPicture } from './drawPicture.tsx';

export const bell = drawPicture({
  body: 'M34.5 43.5a13.5 13.5 0 0 1 27 0c0 11 4.5 15 4.5 15H30s4.5-4 4.5-15z',
  lines: 'M48 26.5V30M43 63.5a5.3 5.3 0 0 0 10 0',
  dots: [87.4, 25.3, 14.2, 35.7],
});
