import { expect, it } from 'vitest';
import { failureWords } from './failureWords.ts';

const CONNECTION = 'Check your connection and try again.';

it('speaks of the connection where no answer came', () => {
  expect(failureWords({ code: 'OFFLINE' })).toMatchObject({ offline: true, text: { message: CONNECTION } });
});

it('says why the server refused', () => {
  const { offline, text } = failureWords({ code: 'NO_RIGHTS' });
  expect(offline).toBe(false);
  expect(text.message).not.toBe(CONNECTION);
});
