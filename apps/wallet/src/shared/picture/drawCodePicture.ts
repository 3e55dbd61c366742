/** What stands on a picture of a code. */
export interface CodePicture {
  /** One line on top. */
  readonly title: string;
  /** One line below it. */
  readonly subtitle: string;
  /** Side of the code in its own units, quiet zone included, and its dark modules as an SVG path. */
  readonly code: { readonly size: number; readonly path: string };
  /** What the code says, in lines of equal groups. */
  readonly lines: readonly string[];
  /** What to mind, below everything; wrapped where it is too long. */
  readonly note: string;
}

const WIDTH = 750;
const MARGIN = 56;
const CODE = 520;
const INK = '#161e2c';
const MUTED = '#5a6579';
const FONT = 'system-ui, -apple-system, "PingFang HK", "Microsoft JhengHei", sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, monospace';

/** Draws a code with its words, dark on white: a picture to be printed, sent or scanned. */
export function drawCodePicture(canvas: HTMLCanvasElement, { title, subtitle, code, lines, note }: CodePicture): void {
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
}

/** Breaks a text into lines that fit: at spaces, or anywhere in writing that has none. */
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
