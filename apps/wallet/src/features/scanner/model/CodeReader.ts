/** A source to look for a code in: a frame of the camera, or a picture. */
export type CodeSource = HTMLVideoElement | ImageBitmap;

/** Finds the text of a QR code. Null where there is none. */
export interface CodeReader {
  /** @param patience `live` for one of many frames, `still` for a single picture */
  read(source: CodeSource, patience: 'live' | 'still'): Promise<string | null>;
}
