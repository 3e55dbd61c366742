import { drawPicture } from './drawPicture.tsx';

export const envelope = drawPicture({
  body: 'M31.5 33.5h33a4.5 4.5 0 0 1 4.5 4.5v20a4.5 4.5 0 0 1-4.5 4.5h-33a4.5 4.5 0 0 1-4.5-4.5V38a4.5 4.5 0 0 1 4.5-4.5z',
  lines: 'm28.25 35.25 16.4 13.2a5.4 5.4 0 0 0 6.7 0l16.4-13.2',
  dots: [76, 12.1, 44.2, 83.8],
});
