import dataText from '@ezwallet/bridge/vectors/data.json?raw';
import readingText from '@ezwallet/bridge/vectors/reading.json?raw';
import writingText from '@ezwallet/bridge/vectors/writing.json?raw';
import { type Message, read, write } from './wire.ts';

interface Vectors<Case> {
  readonly name: string;
  readonly count: number;
  readonly cases: readonly Case[];
}
interface Reading {
  readonly note: string;
  readonly text: unknown;
  readonly outcome: 'read' | 'refused';
}
interface Writing {
  readonly note: string;
  readonly message: unknown;
  readonly outcome: 'written' | 'refused';
}
interface Form {
  readonly use: 'handles' | 'calls' | 'events' | 'answers';
  readonly name: string;
  readonly data?: unknown;
  readonly right: boolean;
}

// As text: bundlers stumble over the halves of surrogate pairs in them.
const reading = JSON.parse(readingText) as Vectors<Reading>;
const writing = JSON.parse(writingText) as Vectors<Writing>;
const data = JSON.parse(dataText) as Vectors<Form>;

/** The outcome of one file of vectors. */
export interface Run {
  readonly file: string;
  readonly count: number;
  /** The cases that came out differently. */
  readonly wrong: readonly string[];
}

/** Data that a shell may hand to the page, or that the page must refuse. */
export interface PageCase {
  readonly name: string;
  readonly data: unknown;
}

/** Long strings are abbreviated: `{"~": ["start", ["a", 1000], "end"]}`. */
function expand(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(expand);
  if (!('~' in value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item)]));
  return (value['~'] as (string | [string, number])[])
    .map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1])))
    .join('');
}

function reads({ text, outcome }: Reading): boolean {
  return 'malformed' in read(expand(text)) === (outcome === 'refused');
}

/** A text is right if it reads as the message. Only a page sends pictures and documents, so a shell may refuse long ones. */
function writes(one: Writing): boolean {
  const message = expand(one.message) as Message;
  let text: string;
  try {
    text = write(message);
  } catch {
    return one.outcome === 'refused' || ('name' in message && ['saveImage', 'saveFile'].includes(message.name));
  }
  return one.outcome === 'written' && !('malformed' in read(text));
}

/** Runs the vectors of the wire against this shell. */
export function runWire(): readonly Run[] {
  const notes = <Case extends { readonly note: string }>(cases: readonly Case[], agrees: (one: Case) => boolean) =>
    cases.filter((one) => !agrees(one)).map(({ note }) => note);
  return [
    { file: reading.name, count: reading.count, wrong: notes(reading.cases, reads) },
    { file: writing.name, count: writing.count, wrong: notes(writing.cases, writes) },
  ];
}

/** Every piece of data that the page must refuse from a shell. */
export const refusedByPage: readonly PageCase[] = data.cases
  .filter(({ use, right }) => use === 'handles' && !right)
  .map((one) => ({ name: one.name, data: expand(one.data) }));

/** Sends the page everything that it must refuse. @param ask sends one request and resolves with the code of its refusal */
export async function runAgainstPage(ask: (name: string, data: unknown) => Promise<string | undefined>): Promise<Run> {
  const wrong: string[] = [];
  for (const one of refusedByPage) {
    const code = await ask(one.name, one.data);
    if (code !== 'INVALID_DATA')
      wrong.push(`${one.name} ${String(JSON.stringify(one.data)).slice(0, 80)}: ${code ?? 'taken'}`);
  }
  return { file: data.name, count: refusedByPage.length, wrong };
}
