import { expect, it } from 'vitest';
import { FakeRefusal } from '@ezwallet/domain-stores/testing';
import { failureWords } from './failureWords.ts';

const CONNECTION = 'Please check your connection and try again.';

it.each([
  ['no answer, as a store keeps it', { code: 'OFFLINE' }],
  ['no answer, as a call throws it', Object.assign(new Error('network'), { name: 'ApiError', kind: 'network' })],
  ['a store that does not keep why', true],
  ['a fault of our own', new TypeError('x is undefined')],
])('%s: speaks of the connection', (_, failure) => {
  expect(failureWords(failure)).toMatchObject({ offline: true, text: { message: CONNECTION } });
});

it.each([
  ['as a call throws it', new FakeRefusal('NO_RIGHTS')],
  ['as a store keeps it', { code: 'NO_RIGHTS' }],
])('a refusal, %s: speaks of its code', (_, failure) => {
  const { offline, text } = failureWords(failure);
  expect(offline).toBe(false);
  expect(text.message).not.toBe(CONNECTION);
});
