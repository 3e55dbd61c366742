import { describe, expect, it } from 'vitest';
import { schemaTable } from './schemaTable.ts';

const textOf = (markup: string): string => markup.replace(/<\/td>/g, ' ').replace(/<[^>]+>/g, '').trim();

describe('a table of fields', () => {
  it('tells types and limits, and marks what may be left out', () => {
    const { markup } = schemaTable({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 10, description: 'What `others` see.' },
        kind: { enum: [1, 'x'] },
        size: { type: 'integer', minimum: 1, maximum: 100 },
      },
      required: ['name', 'size'],
    });
    expect(markup).toContain('<td class="">name</td><td>string<span class="limits">, 1 to 10 characters</span></td>');
    expect(markup).toContain('<td>What <code>others</code> see.</td>');
    expect(markup).toContain('<td class="maybe">kind</td><td><code>1</code> | <code>&quot;x&quot;</code></td>');
    expect(markup).toContain('<td class="">size</td><td>integer<span class="limits">, 1 to 100</span></td>');
  });

  it('reaches into lists and maps of objects that have no name', () => {
    const leaf = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    const { markup } = schemaTable({
      type: 'object',
      properties: { list: { type: 'array', items: leaf }, map: { type: 'object', additionalProperties: leaf } },
      required: ['list', 'map'],
    });
    expect(textOf(markup)).toMatch(/list list of object \s*list\[\]\.id string \s*map map to object \s*map\.\*\.id string/);
  });

  it('links types with a name, and shows alternatives one after the other', () => {
    const option = (name: string) => ({ type: 'object', properties: { [name]: { $ref: '#/components/schemas/amount' } } });
    const { markup } = schemaTable({ anyOf: [option('a'), option('b')] });
    expect(markup).toContain('<a href="#type-amount">amount</a>');
    expect(textOf(markup)).toMatch(/^Either[\s\S]*\ba amount[\s\S]*or[\s\S]*\bb amount/);
  });

  it('says of a field what is said of its type, unless it has a word of its own', () => {
    const $ref = '#/components/schemas/amount';
    const fields = { fee: { $ref }, all: { type: 'array', items: { $ref } }, net: { $ref, description: 'After the fee.' } };
    const types = new Map([['amount', { type: 'string', description: 'A decimal string; never a float. At most 8 decimals.' }]]);
    const { markup } = schemaTable({ type: 'object', properties: fields }, types);
    expect([...markup.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, meaning]) => meaning)).toEqual([
      'A decimal string.',
      'A decimal string.',
      'After the fee.',
    ]);
  });

  it('shows the fields of a named type where it stands alone', () => {
    const types = new Map([['bill', { type: 'object', properties: { no: { type: 'string' } }, required: ['no'] }]]);
    const { markup } = schemaTable({ $ref: '#/components/schemas/bill' }, types);
    expect(markup).toContain('<a href="#type-bill">bill</a>');
    expect(markup).toContain('<td class="">no</td>');
  });

  it('escapes what it is given', () => {
    const { markup } = schemaTable({ type: 'string', pattern: '^<b>"&$' });
    expect(markup).toContain('/^&lt;b&gt;&quot;&amp;$/');
  });
});
