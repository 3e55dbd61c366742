export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a picture lies on its stage: its scale over the fitted size, and its centre's way from the stage's, in px. */
export interface View extends Point {
  scale: number;
}

/** The whole picture, centred. */
export const FIT: View = { scale: 1, x: 0, y: 0 };

/** Where a double tap zooms to. */
export const DOUBLE_TAP_SCALE = 2.5;

const LEAST_MAX = 4;
const STEP = 1.5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The size at which a picture lies whole on its stage. */
export function fitSize(picture: Size, stage: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return stage;
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** The largest scale: far enough to see single pixels of a large picture. */
export function maxScale(picture: Size, stage: Size): number {
  const fitted = fitSize(picture, stage);
  return fitted.width > 0 ? Math.max(LEAST_MAX, (2 * picture.width) / fitted.width) : LEAST_MAX;
}

/** The nearest view that leaves no gap between an edge of the picture and of the stage where none needs to be. */
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

/** Scales so that what lies at a point stays there; the point is measured from the stage's centre. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view while two fingers that were at `before` are at `after`. */
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
 * Which neighbour a horizontal drag asks for: -1 to the one on the left, 1 to the one on the right, 0 to none. A third
 * of the way is enough, a flick needs less.
 *
 * @param dx how far the finger went, in px
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
