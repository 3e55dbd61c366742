import { wrapText } from '../../../shared/picture/drawCodePicture.ts';

/** The content of the picture that invites. */
export interface InvitationPicture {
  readonly brand: string;
  /** One line or two. */
  readonly headline: string;
  readonly note: string;
  /** Side of the code in its own units, quiet zone included, and its dark modules as an SVG path. */
  readonly code: { readonly size: number; readonly path: string };
  readonly label: string;
  readonly invitationCode: string;
  readonly promise: string;
  /** Where the link leads, without its code. */
  readonly place: string;
}

const WIDTH = 600;
const HEIGHT = 900;
/** Pixels of the file for each of the picture, so that it is sharp on a phone. */
const SCALE = 2;
const MARGIN = 48;
const QR = 260;
const MIDDLE = 530;
const GROUND = '#0b0e14';
const TEXT = '#eef1f6';
const MUTED = '#a6b0c3';
const BLUE = '#7fa9ff';
const PRIMARY = '#2b6de5';
const GREEN = '#5ed28e';
const FONT = 'system-ui, -apple-system, "PingFang HK", "Microsoft JhengHei", sans-serif';

/** Draws a picture of 600 x 900 that invites: what both get, the code in rings, and the words of the code. */
export function drawInvitation(canvas: HTMLCanvasElement, picture: InvitationPicture): void {
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  drawGround(pen);
  const write = (text: string, left: number, top: number, font: string, colour: string) => {
    pen.font = `${font} ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, left, top);
  };
  drawMark(pen);
  write(picture.brand, 118, 84, '600 27px', TEXT);
  pen.font = `600 42px ${FONT}`;
  const fits = (size: string) => (text: string) => {
    pen.font = `${size} ${FONT}`;
    return pen.measureText(text).width <= WIDTH - 2 * MARGIN;
  };
  const lines = wrapText(picture.headline, fits('600 42px'));
  for (const [at, line] of lines.entries()) write(line, MARGIN, 172 + at * 52, '600 42px', TEXT);
  const noteTop = 172 + lines.length * 52 - 4;
  for (const [at, line] of wrapText(picture.note, fits('20px')).entries())
    write(line, MARGIN, noteTop + at * 28, '20px', MUTED);
  drawRings(pen);
  drawCode(pen, picture.code);
  write(picture.label, MARGIN, 800, '17px', MUTED);
  write(picture.invitationCode, MARGIN, 844, '600 38px', TEXT);
  pen.textAlign = 'right';
  write(picture.promise, WIDTH - MARGIN, 814, '17px', GREEN);
  write(picture.place, WIDTH - MARGIN, 848, '17px', MUTED);
  pen.textAlign = 'left';
}

type Pen = CanvasRenderingContext2D;

function drawGround(pen: Pen): void {
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const wash = pen.createRadialGradient(80, 0, 0, 80, 0, 420);
  wash.addColorStop(0, '#14284d');
  wash.addColorStop(1, `${GROUND}00`);
  pen.fillStyle = wash;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The product's mark. */
function drawMark(pen: Pen): void {
  pen.fillStyle = PRIMARY;
  pen.beginPath();
  pen.roundRect(MARGIN, 48, 56, 56, 14);
  pen.fill();
  pen.strokeStyle = '#fff';
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.stroke(new Path2D(`M${MARGIN + 19} 68h18l-18 16h18`));
}

function drawRings(pen: Pen): void {
  pen.lineWidth = 1.5;
  // They fade out before they meet a word.
  const fading = pen.createLinearGradient(0, MIDDLE - 240, 0, MIDDLE + 240);
  for (const [at, alpha] of [
    [0, '00'],
    [0.2, 'ff'],
    [0.8, 'ff'],
    [1, '00'],
  ] as const)
    fading.addColorStop(at, `${BLUE}${alpha}`);
  pen.strokeStyle = fading;
  let opacity = 0.5;
  for (const radius of [190, 222, 258, 298, 342]) {
    pen.globalAlpha = opacity;
    pen.beginPath();
    pen.arc(WIDTH / 2, MIDDLE, radius, 0, 2 * Math.PI);
    pen.stroke();
    opacity *= 0.72;
  }
  for (const [colour, alpha, radius, angle] of [
    [BLUE, 1, 222, 204],
    [BLUE, 0.6, 258, 166],
    [GREEN, 0.75, 222, 34],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    pen.beginPath();
    const turn = (angle * Math.PI) / 180;
    pen.arc(WIDTH / 2 + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn), 5, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawCode(pen: Pen, { size, path }: InvitationPicture['code']): void {
  // Whole pixels for each module.
  const module = Math.floor((QR * SCALE) / size) / SCALE;
  const side = module * size;
  const [left, top] = [(WIDTH - side) / 2, MIDDLE - side / 2];
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(left, top, side, side, 14);
  pen.fill();
  pen.save();
  pen.translate(left, top);
  pen.scale(module, module);
  pen.fillStyle = GROUND;
  pen.fill(new Path2D(path));
  pen.restore();
}
