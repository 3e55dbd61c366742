import type { CodePicture } from './drawCodePicture.ts';

/** Reads the modules of a code as it is drawn on screen. */
export function readCode(element: HTMLElement | null): CodePicture['code'] {
  const drawing = element?.querySelector('svg');
  const path = drawing?.querySelector('path')?.getAttribute('d');
  if (!drawing || !path) throw new Error('There is no code on the screen, so no picture can be made of it.');
  return { size: Number(drawing.getAttribute('viewBox')?.split(' ')[2]), path };
}
