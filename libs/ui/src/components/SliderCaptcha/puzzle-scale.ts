/** The sizes that convert a movement on screen into picture pixels. */
export interface PuzzleGeometry {
  /** Picture width in picture pixels. */
  readonly imageWidth: number;
  /** Piece width in picture pixels. */
  readonly pieceWidth: number;
  /** Displayed width of the picture, in CSS pixels. */
  readonly shownWidth: number;
  /** Width of the slider's thumb, in CSS pixels. */
  readonly thumbWidth: number;
}

/** The largest possible left edge of the piece, in picture pixels. */
export function maxX({ imageWidth, pieceWidth }: Pick<PuzzleGeometry, 'imageWidth' | 'pieceWidth'>): number {
  return imageWidth - pieceWidth;
}

/** The nearest possible position of the piece: whole picture pixels inside the picture. */
export function clampX(x: number, geometry: Pick<PuzzleGeometry, 'imageWidth' | 'pieceWidth'>): number {
  return Math.min(Math.max(Math.round(x), 0), maxX(geometry));
}

/** Picture pixels that the piece moves while the thumb moves `css` pixels. Both reach their ends together. */
export function dragToImage(css: number, geometry: PuzzleGeometry): number {
  const room = geometry.shownWidth - geometry.thumbWidth;
  return room > 0 ? (css / room) * maxX(geometry) : 0;
}

/** The piece's left edge when its middle is under a tap `css` pixels from the picture's left edge. */
export function tapToImage(css: number, geometry: PuzzleGeometry): number {
  return clampX((css / geometry.shownWidth) * geometry.imageWidth - geometry.pieceWidth / 2, geometry);
}
