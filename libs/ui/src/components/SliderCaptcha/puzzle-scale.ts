/** The sizes that decide how a movement on screen becomes image pixels. All in their own unit's pixels. */
export interface PuzzleGeometry {
  /** Picture width in image pixels. */
  readonly imageWidth: number;
  /** Piece width in image pixels. */
  readonly pieceWidth: number;
  /** Width at which the picture is shown, in CSS pixels. */
  readonly shownWidth: number;
  /** Width of the slider's thumb, in CSS pixels. */
  readonly thumbWidth: number;
}

/** The largest left edge the piece can have, in image pixels. */
export function maxX({ imageWidth, pieceWidth }: Pick<PuzzleGeometry, 'imageWidth' | 'pieceWidth'>): number {
  return imageWidth - pieceWidth;
}

/** The nearest place the piece can be at: whole image pixels inside the picture. */
export function clampX(x: number, geometry: Pick<PuzzleGeometry, 'imageWidth' | 'pieceWidth'>): number {
  return Math.min(Math.max(Math.round(x), 0), maxX(geometry));
}

/** How many image pixels the piece moves while the thumb moves `css` pixels: both reach their ends together. */
export function dragToImage(css: number, geometry: PuzzleGeometry): number {
  const room = geometry.shownWidth - geometry.thumbWidth;
  return room > 0 ? (css / room) * maxX(geometry) : 0;
}

/** The piece's left edge when its middle is put under a tap `css` pixels from the picture's left edge. */
export function tapToImage(css: number, geometry: PuzzleGeometry): number {
  return clampX((css / geometry.shownWidth) * geometry.imageWidth - geometry.pieceWidth / 2, geometry);
}
