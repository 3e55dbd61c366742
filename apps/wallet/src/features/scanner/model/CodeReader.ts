/** What a code can be looked for in: a frame of the camera, or a picture. */
export type CodeSource = HTMLVideoElement | ImageBitmap;

/** Finds the text of a QR code; null where there is none. */
export interface CodeReader {
  /** @param patience `live` for one of many frames, `still` for the only picture there is */
  read(source: CodeSource, patience: 'live' | 'still'): Promise<string | null>;
}
