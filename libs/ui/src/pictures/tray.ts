import { drawPicture } from './drawPicture.tsx';

export const tray = drawPicture({
  body: 'M28 49.5l5.3-14.2a4 4 0 0 1 3.7-2.6h22a4 4 0 0 1 3.7 2.6L68 49.5v9a4.5 4.5 0 0 1-4.5 4.5h-31a4.5 4.5 0 0 1-4.5-4.5z',
  lines: 'M28 49.5h10.5l2.75 5h13.5l2.75-5H68',
  dots: [48, 2.5, 72.1, 21.2],
});
