import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, write } from './wire.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

interface Reading {
  readonly note: string;
  readonly text: string | { readonly '~': readonly (string | readonly [string, number])[] };
  readonly outcome: 'read' | 'refused';
}

const vectors = join(import.meta.dirname, '../../../../libs/bridge/vectors/reading.json');
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: readonly Reading[] };

const textOf = ({ text }: Reading): string =>
  typeof text === 'string'
    ? text
    : text['~'].map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');

describe('the wire', () => {
  it('reads only messages of the protocol', () => {
    expect(cases.length).toBeGreaterThan(500);
    const wrong = cases.filter((one) => 'malformed' in read(textOf(one)) !== (one.outcome === 'refused'));
    expect(wrong.map(({ note }) => note)).toEqual([]);
  });

  it.each([
    [7, 'not text but number'],
    ['%', 'not URL-encoded'],
    ['null', 'v is not 1'],
    ['{', 'not JSON'],
    [JSON.stringify({ v: 1, type: 'event', id: '1', name: 'a' }), 'id is no UUID'],
    [JSON.stringify({ v: 1, type: 'event', id, name: '1' }), 'name is none'],
    [JSON.stringify({ v: 1, type: 'reply', id }), 'type is neither request, response nor event'],
    [JSON.stringify({ v: 1, type: 'response', id, ok: false }), 'a refusal needs error.code and error.message'],
  ])('says why it refuses %j', (text, malformed) => {
    expect(read(text)).toEqual({ malformed });
  });

  it('writes what it can read, and rejects text that is too long', () => {
    const message = { v: 1, type: 'event', id, name: 'qrScanResult', data: { text: '家明 100%' } } as const;
    expect(read(write(message))).toEqual(message);
    expect(() => write({ ...message, data: 'a'.repeat(1024 * 1024) })).toThrow(RangeError);
  });
});
