/** Text that is markup already. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function write(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Markup from a template; whatever is put into it is text, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + write(parts[index])).join(''));
}

/** Text of a doc comment: paragraphs, and code between backticks. */
export function prose(text: string): Html {
  const inline = (line: string): Html[] =>
    line.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph.trim() !== '');
  return html`${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** The same without paragraphs, for a cell. */
export function inlineProse(text: string): Html {
  return new Html(prose(text).markup.replace(/<\/p><p>/g, ' ').replace(/<\/?p>/g, ''));
}
