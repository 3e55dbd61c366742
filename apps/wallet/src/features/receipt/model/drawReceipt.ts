import { wrapText } from '../../../shared/picture/drawCodePicture.ts';
import type { ReceiptPaper } from './receiptPaper.ts';

const WIDTH = 750;
const MARGIN = 56;
const LABELS = 210;
const INK = '#161e2c';
const MUTED = '#5a6579';
const HAIR = '#dfe5ee';
const PAPER = '#ffffff';
const ACCENT = '#2f6bff';
const GOOD = '#0d7a4a';
const FONT = 'system-ui, -apple-system, "PingFang HK", "Microsoft JhengHei", sans-serif';
const LINE = 38;
const BETWEEN = 20;
const MARK = 48;
/** The letter of the mark, in parts of its side. */
const LETTER = [
  [0.32, 0.33],
  [0.68, 0.33],
  [0.32, 0.67],
  [0.68, 0.67],
] as const;

/** Draws a receipt, dark on white: a picture to save, send or print. The canvas becomes as high as it needs. */
export function drawReceipt(canvas: HTMLCanvasElement, paper: ReceiptPaper): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const body = `27px ${FONT}`;
  const small = `23px ${FONT}`;
  const wrap = (text: string, width: number, font: string) => {
    pen.font = font;
    return wrapText(text, (line) => pen.measureText(line).width <= width).flatMap((line) =>
      breakLong(pen, line, width),
    );
  };
  const rows = paper.rows.map(([label, value]) => {
    const labels = wrap(label, LABELS - 16, body);
    const values = wrap(value, WIDTH - 2 * MARGIN - LABELS, body);
    return { labels, values, height: Math.max(labels.length, values.length) * LINE + BETWEEN };
  });
  const notes = wrap(paper.note, WIDTH - 2 * MARGIN, small);
  const rowsTop = 388;
  const sealTop = rowsTop + rows.reduce((sum, { height }) => sum + height, 0) + 44;

  canvas.width = WIDTH;
  canvas.height = sealTop + 52 + notes.length * 32 + 36;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (
    text: string,
    x: number,
    top: number,
    font: string,
    colour: string,
    align: CanvasTextAlign = 'start',
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, top);
  };

  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, WIDTH, 10);
  drawMark(pen, MARGIN, 50);
  write('ezwallet', MARGIN + MARK + 14, 84, `700 32px ${FONT}`, ACCENT);
  write(paper.title, WIDTH - MARGIN, 84, `28px ${FONT}`, MUTED, 'end');
  write(paper.amount, WIDTH / 2, 222, `600 ${amountSize(paper.amount)}px ${FONT}`, INK, 'center');
  write(`✓ ${paper.status}`, WIDTH / 2, 276, `600 28px ${FONT}`, GOOD, 'center');
  const rule = (top: number) => {
    pen.fillStyle = HAIR;
    for (let x = MARGIN; x < WIDTH - MARGIN; x += 14) pen.fillRect(x, top, 8, 2);
  };
  rule(322);
  let top = rowsTop;
  for (const { labels, values, height } of rows) {
    for (const [i, line] of labels.entries()) write(line, MARGIN, top + i * LINE, body, MUTED);
    for (const [i, line] of values.entries()) write(line, WIDTH - MARGIN, top + i * LINE, body, INK, 'end');
    top += height;
  }
  rule(sealTop - 52);
  write(paper.seal, WIDTH / 2, sealTop + 8, `600 30px ui-monospace, Menlo, Consolas, monospace`, INK, 'center');
  for (const [i, line] of notes.entries()) write(line, WIDTH / 2, sealTop + 52 + i * 32, small, MUTED, 'center');
}

/** The product's mark of 48, as on the icon of the app. */
function drawMark(pen: CanvasRenderingContext2D, left: number, top: number): void {
  const radius = MARK * 0.27;
  const [right, bottom] = [left + MARK, top + MARK];
  pen.beginPath();
  pen.moveTo(left + radius, top);
  pen.arcTo(right, top, right, bottom, radius);
  pen.arcTo(right, bottom, left, bottom, radius);
  pen.arcTo(left, bottom, left, top, radius);
  pen.arcTo(left, top, right, top, radius);
  pen.fillStyle = ACCENT;
  pen.fill();
  pen.beginPath();
  for (const [x, y] of LETTER) pen.lineTo(left + x * MARK, top + y * MARK);
  pen.strokeStyle = PAPER;
  pen.lineWidth = MARK * 0.07;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke();
}

/** A long amount gets a smaller font, so that all of its digits fit on one line. */
const amountSize = (amount: string): number => Math.min(64, Math.floor(1100 / amount.length));

/** A text without spaces, such as a transaction hash, wraps where it must. */
function breakLong(pen: CanvasRenderingContext2D, line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest !== '' && pen.measureText(rest).width > width) {
    let end = rest.length - 1;
    while (end > 1 && pen.measureText(rest.slice(0, end)).width > width) end -= 1;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest === '' ? lines : [...lines, rest];
}
