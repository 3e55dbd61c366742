import { expect, it } from 'vitest';
import { checkPictures, checkText } from './statementChecks.ts';

it('takes 10 to 500 characters without the space around them', () => {
  expect(checkText('  nine char  ').ok).toBe(false);
  expect(checkText('  ten chars! ')).toEqual({ ok: true, value: 'ten chars!' });
  expect(checkText('字'.repeat(500)).ok).toBe(true);
  expect(checkText('字'.repeat(501)).ok).toBe(false);
});

it('takes pictures when all of them are uploaded', () => {
  const done = { state: 'done', result: 'f_1' } as const;
  expect(checkPictures([]).ok).toBe(false);
  expect(checkPictures([done, { state: 'busy', result: undefined }]).ok).toBe(false);
  expect(checkPictures([done, { state: 'failed', result: undefined }]).ok).toBe(false);
  expect(checkPictures([done])).toEqual({ ok: true, value: ['f_1'] });
});
