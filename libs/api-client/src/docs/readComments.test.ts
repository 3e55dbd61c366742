import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { payment } from './comments-fixture.ts';
import { type Comments, readComments } from './readComments.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const fixture = path('comments-fixture.ts');

let comments: Comments;
beforeAll(() => {
  comments = readComments([fixture], path('../../tsconfig.json'));
});

it('reads the comments of exports, as one paragraph', () => {
  expect(comments.ofExports(fixture).get('payment')).toBe('A payment, as `shared` tells it, over two lines.');
});

it('finds the comments of fields through spreads, lists, unions and optional values', () => {
  const fields = comments.ofFields(fixture, 'payment', payment);
  expect(Object.fromEntries(fields.get(payment.entries) ?? [])).toEqual({
    to: 'Whom to pay.',
    amount: 'In minor units, never a float.',
  });
  expect(Object.fromEntries(fields.get(payment.entries.list.item.entries) ?? [])).toEqual({ leaf: 'Deep inside.' });
  const [, second] = payment.entries.either.options;
  expect(Object.fromEntries(fields.get(second.entries) ?? [])).toEqual({ two: 'The second of two.' });
});

it('reads the members of an interface', () => {
  expect(comments.ofInterface(fixture, 'Facts')).toEqual([
    { name: 'count', type: 'number', required: true, comment: 'How many.' },
    { name: 'name', type: 'string', required: false, comment: '' },
  ]);
});

it('names the file or the name that is missing', () => {
  expect(() => comments.ofExports(path('nowhere.ts'))).toThrow('nowhere.ts is no module');
  expect(() => comments.ofInterface(fixture, 'Nothing')).toThrow('exports no Nothing');
});
