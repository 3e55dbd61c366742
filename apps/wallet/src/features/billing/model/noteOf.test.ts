import { expect, it } from 'vitest';
import { BILL_NOTES } from '@ezwallet/api-client/contract';
import { noteOf } from './noteOf.ts';

it('keeps a person’s own text, whatever it says', () => {
  expect(noteOf({ remark: 'Lunch' })).toBe('Lunch');
  expect(noteOf({ remark: 'FAUCET' })).toBe('FAUCET');
  expect(noteOf({ remark: '' })).toBeNull();
});

it.each(BILL_NOTES)('has a text for %s', (note) => {
  expect(noteOf({ remark: '', note })).toMatchObject({ message: expect.stringMatching(/^[A-Z][a-z]/) });
});
