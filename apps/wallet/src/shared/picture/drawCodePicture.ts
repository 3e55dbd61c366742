/** The content of a picture of a code. */
export interface CodePicture {
  /** One line at the top. */
  readonly title: string;
  /** One line below it. */
  readonly subtitle: string;
  /** Side of the code in its own units, quiet zone included, and its dark modules as an SVG path. */
  readonly code: { readonly size: number; readonly path: string };
  /** The owner of the code, shown in its middle. The code must be able to correct what the owner's picture hides. */
  readonly owner?: { readonly name: string; readonly picture: CanvasImageSource | null };
  /** The content of the code, in lines of equal groups. */
  readonly lines: readonly string[];
  /** A warning or hint at the bottom; long text wraps. */
  readonly note: string;
}

const WIDTH = 750;
const MARGIN = 56;
const CODE = 520;
const INK = '#161e2c';
const MUTED = '#5a6579';
/** Colours of the letter that replaces a missing picture, and of the circle behind it. */
const TINT = '#e6effe';
const TINT_INK = '#135ad4';
/**
 * The owner's circle, and the white field with its corners behind it, as shares of the code's side. The screen uses the
 * same.
 */
const OWNER = 36 / 236;
const FIELD = 1 / 5;
const CORNER = 8 / 236;
const FONT = 'system-ui, -apple-system, "PingFang HK", "Microsoft JhengHei", sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, monospace';

/** Draws a code with its texts, dark on white: a picture to print, send or scan. */
export function drawCodePicture(
  canvas: HTMLCanvasElement,
  { title, subtitle, code, owner, lines, note }: CodePicture,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const small = `26px ${FONT}`;
  pen.font = small;
  const notes = wrapText(note, (text) => pen.measureText(text).width <= WIDTH - 2 * MARGIN);
  const codeTop = 176;
  const linesTop = codeTop + CODE + 52;
  const notesTop = linesTop + lines.length * 44 + 28;
  canvas.width = WIDTH;
  canvas.height = notesTop + notes.length * 38 + 40;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = 'center';
  const write = (text: string, top: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, top);
  };
  write(title, 88, `600 44px ${FONT}`, INK);
  write(subtitle, 140, `28px ${FONT}`, MUTED);
  for (const [i, line] of lines.entries()) write(line, linesTop + i * 44, `30px ${MONO}`, INK);
  for (const [i, line] of notes.entries()) write(line, notesTop + i * 38, small, MUTED);
  pen.fillStyle = '#000';
  pen.translate((WIDTH - CODE) / 2, codeTop);
  pen.scale(CODE / code.size, CODE / code.size);
  pen.fill(new Path2D(code.path));
  if (!owner) return;
  pen.setTransform(1, 0, 0, 1, WIDTH / 2, codeTop + CODE / 2);
  drawOwner(pen, owner);
}

/** Draws around the pen's origin. */
function drawOwner(pen: CanvasRenderingContext2D, { name, picture }: NonNullable<CodePicture['owner']>): void {
  const field = CODE * FIELD;
  const side = CODE * OWNER;
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(-field / 2, -field / 2, field, field, CODE * CORNER);
  pen.fill();
  pen.fillStyle = TINT;
  pen.beginPath();
  pen.arc(0, 0, side / 2, 0, 2 * Math.PI);
  pen.fill();
  if (picture) {
    pen.clip();
    pen.drawImage(picture, -side / 2, -side / 2, side, side);
    return;
  }
  pen.font = `600 ${Math.round(side * 0.44)}px ${FONT}`;
  pen.textBaseline = 'middle';
  pen.fillStyle = TINT_INK;
  pen.fillText([...name.trim()][0]?.toLocaleUpperCase() ?? '', 0, 0);
}

/** Breaks a text into lines that fit: at spaces, or anywhere in a script without spaces. */
export function wrapText(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+|\s+/g) ?? []) {
    if (line !== '' && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line !== '' || word.trim() !== '') line += word;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
