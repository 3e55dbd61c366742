import type { Messages } from './Messages.ts';

/** The words of the picture viewer in English. */
export const viewer = {
  viewerTitle: 'Pictures',
  pictureOf: (index, count) => `Picture ${index} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit to screen',
  savePicture: 'Save picture',
  pictureSaved: 'Picture saved',
  pictureSaveFailed: 'Could not save the picture',
  pictureFailed: 'Could not load the picture',
} satisfies Partial<Messages>;
