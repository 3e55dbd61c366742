/** Which way a piece's knobs point. */
export interface PieceForm {
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** Side of the square around a piece, with knobs and margin. */
export const PIECE_SIZE = 52;

/** The body is at the lower left of the square, to leave room for the knobs at the right and the top. */
const BODY = { x: 20.5, y: 30.5, half: 17.5, corner: 5 };
const KNOB = { radius: 7, reach: 4 };

/**
 * Calculates how much of a pixel belongs to a piece, from 0 to 1, by the signed distance to its outline: a rounded square
 * with two knobs and one bay. Coordinates count from the corner of the piece's square.
 */
export function coverage(form: PieceForm, x: number, y: number): number {
  const px = form.flipX ? PIECE_SIZE - 1 - x : x;
  const py = form.flipY ? PIECE_SIZE - 1 - y : y;
  const edge = BODY.half + KNOB.reach;
  const outline = Math.min(
    roundedSquare(px, py),
    knob(px, py, BODY.x + edge, BODY.y),
    knob(px, py, BODY.x, BODY.y - edge),
  );
  const bay = knob(px, py, BODY.x, BODY.y + BODY.half - KNOB.reach);
  return Math.min(1, Math.max(0, 0.5 - Math.max(outline, -bay)));
}

function roundedSquare(x: number, y: number): number {
  const dx = Math.abs(x - BODY.x) - BODY.half + BODY.corner;
  const dy = Math.abs(y - BODY.y) - BODY.half + BODY.corner;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - BODY.corner;
}

const knob = (x: number, y: number, atX: number, atY: number): number => Math.hypot(x - atX, y - atY) - KNOB.radius;
