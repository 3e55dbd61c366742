import { isLink, type TextBlock, type TextSpan } from '@ezwallet/api-client/contract';

/** A text that staff wrote, read. */
export interface ReadText {
  readonly title: string;
  readonly body: readonly TextBlock[];
  /** The body as plain text. */
  readonly plain: string;
  /** The way that the last line leads if that is nothing but a link; otherwise empty. */
  readonly link: string;
  readonly action: string;
}

/** A fault in a text, with the number of its line. */
export class TextFault extends Error {
  override readonly name = 'TextFault';
}

// A line break and a tab are the only invisible characters that a text may have. Others turn or hide what a reader sees.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const TAG = /<[a-z!/?]/i;
const UNREAD = /^(?:```|~~~|\||>|\s*!\[|={3,}$|-{3,}$)/;
const SPAN = /\\([\\*[\]])|\*\*((?:[^*\\]|\\.)+?)\*\*|\*((?:[^*\\]|\\.)+?)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
const LONE_LINK = /^\[([^[\]]+)\]\(([^()\s]+)\)$/;

/**
 * Reads the part of Markdown that staff may use: one `# Title` in the first line, then headings `##`, paragraphs, lists of `-` or
 * `1.`, and in them **strong**, *emphasis* and [links](/faq) to our paths or to https. A backslash takes the meaning from a sign.
 * The result has no markup, so nothing that shows it can be made to run something.
 *
 * @throws {TextFault} for everything else, such as HTML, pictures, tables and other addresses
 */
export function readMarkdown(source: string): ReadText {
  const lines = source.replace(/\r\n?/g, '\n').trim().split('\n');
  lines.forEach((line, at) => {
    if (HIDDEN.test(line.replaceAll('\t', ''))) throw fault(at, 'has characters that nobody can see.');
    if (TAG.test(line)) throw fault(at, 'has HTML. Write it without tags.');
    if (UNREAD.test(line)) throw fault(at, 'is a kind of Markdown that texts here do not have.');
  });
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1]?.trim();
  if (!title) throw fault(0, 'has to be the title: "# Title".');
  const last = lines.length > 1 ? LONE_LINK.exec(lines.at(-1) ?? '') : null;
  const rest = lines.slice(1, last ? -1 : undefined);
  const body = readBlocks(rest);
  const link = last?.[2] ?? '';
  if (last) assertLink(link, lines.length - 1);
  return { title: plainOf(readSpans(title, 0)), body, plain: plainText(body), link, action: last?.[1] ?? '' };
}

function readBlocks(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let paragraph: string[] = [];
  const close = (at: number) => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(joined(paragraph), at) });
    paragraph = [];
  };
  lines.forEach((line, index) => {
    const at = index + 1;
    const heading = /^##+ (.+)$/.exec(line);
    const item = /^(?:[-*]|\d{1,2}\.) (.+)$/.exec(line);
    if (line.trim() === '') close(at);
    else if (heading) {
      close(at);
      blocks.push({ kind: 'heading', spans: readSpans(heading[1] ?? '', at) });
    } else if (line.startsWith('#')) throw fault(at, 'is a second title. Headings begin with "##".');
    else if (item) {
      close(at);
      const kind = /^\d/.test(line) ? 'steps' : 'list';
      const previous = blocks.at(-1);
      const isNext = previous?.kind === kind && lines[index - 1]?.trim() !== '';
      const spans = readSpans(item[1] ?? '', at);
      if (isNext && previous.kind === kind && 'items' in previous) previous.items.push(spans);
      else blocks.push({ kind, items: [spans] });
    } else paragraph.push(line.trim());
  });
  close(lines.length);
  return blocks;
}

// Chinese has no spaces between lines.
const joined = (lines: readonly string[]) =>
  lines.reduce((text, line) => (/[\p{Script=Han}，。、：；！？」）]$/u.test(text) ? text + line : `${text} ${line}`));

function readSpans(text: string, at: number): TextSpan[] {
  const spans: TextSpan[] = [];
  const add = (span: TextSpan) => {
    const last = spans.at(-1);
    if (last && last.mark === span.mark && last.link === undefined && span.link === undefined) last.text += span.text;
    else if (span.text !== '') spans.push(span);
  };
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, escaped, strong, emphasis, label, target] = match;
    add({ text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (escaped !== undefined) add({ text: escaped });
    else if (strong !== undefined) add({ text: unescape(strong), mark: 'strong' });
    else if (emphasis !== undefined) add({ text: unescape(emphasis), mark: 'emphasis' });
    else if (label !== undefined && target !== undefined) {
      assertLink(target, at);
      add({ text: label, link: target });
    }
  }
  add({ text: text.slice(end) });
  const left = spans.find(({ text: plain, link }) => link === undefined && /\]\(/.test(plain));
  if (left) throw fault(at, 'has a link that cannot be read: [words](/path) or [words](https://host/path).');
  return spans;
}

const unescape = (text: string) => text.replace(/\\([\\*[\]])/g, '$1');

function assertLink(target: string, at: number): void {
  if (!isLink(target)) throw fault(at, `leads to ${target}. Links lead to a path of ours or to https.`);
}

const plainOf = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join('');

function plainText(body: readonly TextBlock[]): string {
  return body
    .map((block) =>
      'spans' in block
        ? plainOf(block.spans)
        : block.items.map((item, at) => `${block.kind === 'steps' ? `${at + 1}.` : '•'} ${plainOf(item)}`).join('\n'),
    )
    .join('\n\n');
}

const fault = (at: number, what: string) => new TextFault(`Line ${at + 1} ${what}`);
