import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { writeSchemas } from './writeSchemas.ts';

const write = (schema: v.GenericSchema) => writeSchemas([schema], new Map(), new Map()).schemas[0];

describe('writeSchemas', () => {
  it('refers to named schemas everywhere except in their own definition', () => {
    const amount = v.pipe(v.string(), v.maxLength(32));
    const bill = v.object({ amount, fee: v.optional(amount) });
    const types = new Map<string, v.GenericSchema>([
      ['amount', amount],
      ['bill', bill],
    ]);
    const written = writeSchemas([v.array(bill), bill], types, new Map());
    const amountRef = { $ref: '#/components/schemas/amount' };
    const billRef = { $ref: '#/components/schemas/bill' };
    expect(written.schemas).toEqual([{ type: 'array', items: billRef }, billRef]);
    expect(Object.fromEntries(written.types)).toEqual({
      amount: { type: 'string', maxLength: 32 },
      bill: { type: 'object', properties: { amount: amountRef, fee: amountRef }, required: ['amount'] },
    });
  });

  it('gives fields their comments', () => {
    const schema = v.strictObject({ to: v.string(), amount: v.string() });
    const fields = new Map([[schema.entries, new Map([['to', 'A user number.']])]]);
    expect(writeSchemas([schema], new Map(), fields).schemas[0]?.properties).toEqual({
      to: { type: 'string', description: 'A user number.' },
      amount: { type: 'string' },
    });
  });

  it('names the rules that JSON Schema cannot express', () => {
    const isFine = () => true;
    expect(write(v.pipe(v.string(), v.check(isFine, 'email'), v.check(isFine)))).toEqual({
      type: 'string',
      'x-checks': ['email', 'check'],
    });
  });

  it('keeps Unicode patterns, and names those with other flags and second ones', () => {
    expect(write(v.pipe(v.string(), v.regex(/^\p{L}$/u)))).toEqual({ type: 'string', pattern: '^\\p{L}$' });
    expect(write(v.pipe(v.string(), v.regex(/^a$/i)))).toEqual({ type: 'string', 'x-checks': ['/^a$/i'] });
    expect(write(v.pipe(v.string(), v.regex(/a/), v.regex(/b/)))).toEqual({
      type: 'string',
      pattern: 'a',
      'x-checks': ['/b/'],
    });
  });

  it('lists the media types and the size of a file', () => {
    expect(write(v.pipe(v.blob(), v.mimeType(['image/png']), v.minSize(1), v.maxSize(9)))).toEqual({
      type: 'string',
      contentMediaType: 'application/octet-stream',
      'x-media-types': ['image/png'],
      'x-max-bytes': 9,
    });
  });
});
