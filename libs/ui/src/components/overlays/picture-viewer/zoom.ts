export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Position of a picture on its stage: its scale relative to the fitted size, and the offset of its centre in px. */
export interface View extends Point {
  scale: number;
}

/** The whole picture, centred. */
export const FIT: View = { scale: 1, x: 0, y: 0 };

/** Scale of a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

const LEAST_MAX = 4;
const STEP = 1.5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The size at which the whole picture fits on its stage. */
export function fitSize(picture: Size, stage: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return stage;
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** The maximum scale, at which single pixels of a large picture are visible. */
export function maxScale(picture: Size, stage: Size): number {
  const fitted = fitSize(picture, stage);
  return fitted.width > 0 ? Math.max(LEAST_MAX, (2 * picture.width) / fitted.width) : LEAST_MAX;
}

/** The nearest view without a gap between picture and stage that the picture could fill. */
export function clampView(view: View, picture: Size, stage: Size): View {
  const scale = Math.min(maxScale(picture, stage), Math.max(1, view.scale));
  const fitted = fitSize(picture, stage);
  const reach = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  return {
    scale,
    x: within(view.x, reach(fitted.width, stage.width)),
    y: within(view.y, reach(fitted.height, stage.height)),
  };
}

/** Scales so that the given point stays in place; the point is relative to the stage's centre. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view when two fingers move from `before` to `after`. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const from = middle(...before);
  const to = middle(...after);
  const zoomed = zoomAt(view, (view.scale * distance(...after)) / Math.max(1, distance(...before)), from);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** One press of the zoom buttons or of + and -. */
export function stepScale(scale: number, direction: 1 | -1): number {
  return direction > 0 ? scale * STEP : scale / STEP;
}

/**
 * The neighbour that a horizontal drag asks for: -1 for the left one, 1 for the right one, 0 for none. A third of the
 * width is enough; a flick needs less.
 *
 * @param dx how far the finger moved, in px
 * @param ms how long it took
 */
export function swipeStep(dx: number, ms: number, width: number): -1 | 0 | 1 {
  const flick = Math.abs(dx) > 24 && Math.abs(dx) / Math.max(1, ms) > 0.4;
  if (!flick && Math.abs(dx) < width / 3) return 0;
  return dx < 0 ? 1 : -1;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
