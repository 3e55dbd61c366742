import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import * as kit from '@ezwallet/ui';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

const GLYPH_NAMES = new Map(Object.entries(glyphs).map(([name, glyph]) => [glyph as string, name]));
export const NAMES = new Map<unknown, string>(Object.entries(kit).map(([name, part]) => [part, name]));
const PICTURE_NAMES = new Map<unknown, string>(Object.entries(pictures).map(([name, picture]) => [picture, name]));
const WIDTH = 90;
/** A reader needs the first few of many. */
const MANY = 6;
const FEW = 3;

const indent = (text: string) => text.replace(/^/gm, '  ');

function nameOf({ type }: ReactElement): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return '';
  return NAMES.get(type) ?? (type as { name?: string }).name ?? 'Component';
}

/** A text as one would write it in code: glyphs have names, and pictures are files. */
function writeText(value: string): string {
  if (GLYPH_NAMES.has(value)) return `glyphs.${GLYPH_NAMES.get(value)}`;
  const picture = /^data:image\/(\w+)/.exec(value)?.[1];
  if (picture) return `'/picture.${picture}'`;
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A value as one would write it in code. */
export function write(value: unknown): string {
  if (typeof value === 'string') return writeText(value);
  if (PICTURE_NAMES.has(value)) return `pictures.${PICTURE_NAMES.get(value)}`;
  if (typeof value === 'function') return '() => {}';
  if (isValidElement<Props>(value)) return writeElement(value);
  if (Array.isArray(value)) return writeList(value);
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([name, field]) => `${name}: ${write(field)}`).join(', ')} }`;
  }
  return String(value);
}

function writeList(values: readonly unknown[]): string {
  const items = values.slice(0, values.length > MANY ? FEW : MANY).map(write);
  const more = values.length - items.length;
  const line = `[${items.join(', ')}]`;
  if (line.length <= WIDTH && !line.includes('\n') && !more) return line;
  return `[\n${items.map((item) => `${indent(item)},\n`).join('')}${more ? `  // and ${more} more\n` : ''}]`;
}

/** Neighbours of one kind, such as the rows of a list. */
function writeChildren(children: readonly ReactNode[]): string {
  const typeOf = (child: ReactNode) => (isValidElement(child) ? child.type : undefined);
  const isMany =
    children.length > MANY &&
    children.every((child) => typeOf(child) !== undefined && typeOf(child) === typeOf(children[0]));
  const shown = joinTexts(isMany ? children.slice(0, FEW) : children)
    .map(writeChild)
    .filter(Boolean);
  return [...shown, ...(isMany ? [`{/* and ${children.length - FEW} more */}`] : [])].join('\n');
}

export type Props = Readonly<Record<string, unknown>>;

export function writeProp(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !GLYPH_NAMES.has(value) && !value.includes('"')) return `${name}="${value}"`;
  // A handler is the host's: name it, and leave it to the reader.
  if (typeof value === 'function') return `${name}={${name}}`;
  const text = write(value);
  return isValidElement(value) && text.includes('\n') ? `${name}={\n${indent(text)}\n}` : `${name}={${text}}`;
}

/** Neighbours that are text are one text. */
const joinTexts = (children: readonly ReactNode[]): ReactNode[] =>
  children.reduce<ReactNode[]>((joined, child) => {
    const last = joined.at(-1);
    const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';
    return isText(last) && isText(child)
      ? [...joined.slice(0, -1), `${String(last)}${String(child)}`]
      : [...joined, child];
  }, []);

export const writeChild = (child: ReactNode): string => {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return writeChildren(child as ReactNode[]);
  if (isValidElement<Props>(child)) return writeElement(child);
  const text = String(child as string | number);
  // JSX drops the space at the end of a line.
  return /[{}<>]/.test(text) ? `{${write(text)}}` : text.replace(/^ /, "{' '}\n").replace(/ $/, "{' '}");
};

export function writeTag(name: string, props: readonly string[], children: string): string {
  const open = [`<${name}`, ...props].join(' ');
  const short = children ? `${open}>${children}</${name}>` : `${open} />`;
  if (short.length <= WIDTH && !short.includes('\n')) return short;
  const head = open.length <= WIDTH && !open.includes('\n') ? open : `<${name}\n${indent(props.join('\n'))}\n`;
  const end = head.endsWith('\n') ? '' : ' ';
  return children ? `${head}>\n${indent(children)}\n</${name}>` : `${head}${end}/>`;
}

function writeElement(element: ReactElement<Props>): string {
  const { children, ...props } = element.props;
  // A host that keeps a value, in stories only.
  if (typeof children === 'function' && 'initial' in props) {
    const drawn = (children as (value: unknown, change: () => void) => ReactNode)(props['initial'], () => {});
    return writeChild(drawn);
  }
  if (typeof children === 'function') return '';
  const written = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => writeProp(name, value));
  return writeTag(nameOf(element), written, writeChild(children as ReactNode));
}
