import { describe, expect, it } from 'vitest';
import { checkNote } from './checkNote.ts';

describe('checkNote', () => {
  it('accepts an empty note', () => {
    expect(checkNote('  ')).toEqual({ ok: true, value: '' });
  });

  it('turns several lines into one', () => {
    expect(checkNote(' Rent\nfor  May ')).toEqual({ ok: true, value: 'Rent for May' });
  });

  it('counts like people, and like the wire', () => {
    expect(checkNote('房'.repeat(60)).ok).toBe(true);
    expect(checkNote('房'.repeat(61))).toMatchObject({
      ok: false,
      issue: { code: 'TEXT_TOO_LONG', params: { max: 60 } },
    });
    expect(checkNote('👩🏽'.repeat(20))).toMatchObject({ ok: false, issue: { code: 'TEXT_TOO_LONG' } });
  });

  it('rejects invisible characters [S34]', () => {
    expect(checkNote('Lunch\u202e')).toMatchObject({ ok: false, issue: { code: 'TEXT_CHARACTER' } });
  });
});
