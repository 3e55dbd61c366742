import { cloneElement, isValidElement } from 'react';
import table from './sample-words.tsv?raw';

const COLUMNS: Readonly<Record<string, number>> = { zh_CN: 1, zh_HK: 2 };
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** Props whose value a person reads. Others may contain the same letters, but mean something to a program. */
const READ = new Set(
  (
    'aria-label alt amount caption centre children confirmText cancelText content description ended endText empty error expired ' +
    'group label limits message meta note period placeholder prefix search searchLabel suffix text time title unit ' +
    'validity valueDescription value items actions footer action'
  ).split(' '),
);
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

let words: ReadonlyMap<string, string> | undefined;

/** Chooses the language of the sample texts. The decorator calls it before it renders a story. */
export function speak(locale: string): void {
  const column = COLUMNS[locale];
  words = column === undefined ? undefined : new Map(rows.map((row) => [row[0] ?? '', row[column] ?? row[0] ?? '']));
}

function sayAll(value: unknown): unknown {
  if (typeof value === 'string') return words?.get(value) ?? value;
  if (Array.isArray(value)) return value.map(sayAll);
  // Elements outside a component exist before the language is known.
  if (isValidElement<object>(value)) return cloneElement(value, sayProps(value.props));
  return typeof value === 'object' && value !== null && isPlain(value) ? sayProps(value) : value;
}

/** Translates the texts among the props of an element, or among the args of a story. */
export function sayProps<Props extends object>(props: Props): Props {
  if (!words) return props;
  const said = Object.entries(props).map(([name, value]) => [name, READ.has(name) ? sayAll(value) : value] as const);
  return Object.fromEntries(said) as Props;
}
