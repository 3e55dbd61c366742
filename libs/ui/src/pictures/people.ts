import { drawPicture } from './drawPicture.tsx';

export const people = drawPicture({
  body: 'M42.5 31.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM29 62.5c.9-8.5 6.7-12.5 13.5-12.5S55.1 54 56 62.5z',
  lines: 'M55 32.4a8 8 0 0 1 0 14.2M60.5 51.75c4 1.7 6.3 5.5 7 10.75h-5',
  dots: [67.2, 6.8, 12.5, 41.7],
});
