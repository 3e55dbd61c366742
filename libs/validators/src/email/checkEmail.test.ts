import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail } from './checkEmail.ts';

interface Vectors {
  readonly cases: readonly { readonly input: string; readonly expected: boolean; readonly note: string }[];
}

/** Read, not imported: bundlers refuse the lone surrogates among the inputs. */
const vectors = JSON.parse(readFileSync(new URL('../../vectors/email.json', import.meta.url), 'utf8')) as Vectors;

const narrowed = {
  'not ASCII': (text: string) => /[^\0-\x7f]/.test(text),
  'quoted local part': (text: string) => text.startsWith('"'),
  'single-label domain': (text: string) => !text.slice(text.lastIndexOf('@')).includes('.'),
};

describe('checkEmail', () => {
  it.each(vectors.cases.filter(({ expected }) => !expected))('refuses $input ($note)', ({ input }) => {
    expect(checkEmail(input).ok).toBe(false);
  });

  it.each(vectors.cases.filter(({ expected }) => expected))(
    'accepts $input unless a restriction applies',
    ({ input }) => {
      const reasons = Object.values(narrowed).filter((applies) => applies(input));
      expect(checkEmail(input).ok).toBe(reasons.length === 0);
    },
  );

  it('refuses real addresses only for the documented reasons', () => {
    const refused = vectors.cases.filter(({ input, expected }) => expected && !checkEmail(input).ok);
    expect(refused.length).toBeGreaterThan(0);
    for (const { input } of refused) expect(Object.values(narrowed).some((applies) => applies(input))).toBe(true);
  });

  it.each([
    ['', 'EMAIL_EMPTY'],
    ['kai@exämple.com', 'EMAIL_NOT_ASCII'],
    ['kai@exаmple.com', 'EMAIL_NOT_ASCII'],
    [`${'a'.repeat(64)}@${'b.'.repeat(95)}com`, 'EMAIL_TOO_LONG'],
    [`${'a'.repeat(65)}@example.com`, 'EMAIL_FORMAT'],
    [`a@${'b'.repeat(64)}.com`, 'EMAIL_FORMAT'],
    ['a@-b.com', 'EMAIL_FORMAT'],
    ['a@b-.com', 'EMAIL_FORMAT'],
    ['a@b.c', 'EMAIL_FORMAT'],
    ['a@b.123', 'EMAIL_FORMAT'],
    ['a@b', 'EMAIL_FORMAT'],
    ['a@', 'EMAIL_FORMAT'],
    ['@b.com', 'EMAIL_FORMAT'],
    ['a b@c.com', 'EMAIL_FORMAT'],
    ['a@b.com\nbcc: c@d.com', 'EMAIL_FORMAT'],
    ['.a@b.com', 'EMAIL_FORMAT'],
    ['no-at-sign.com', 'EMAIL_FORMAT'],
  ])('%j gives %s', (input, code) => {
    expect(checkEmail(input)).toMatchObject({ ok: false, issue: { code } });
  });

  it('normalises all spellings of a mailbox to one form', () => {
    expect(checkEmail('Kai.Wong+EZ@Example.COM')).toEqual({ ok: true, value: 'kai.wong+ez@example.com' });
    expect(checkEmail('a@xn--mller-kva.xn--p1ai')).toEqual({ ok: true, value: 'a@xn--mller-kva.xn--p1ai' });
  });

  it('accepts its own output unchanged', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const checked = checkEmail(email);
        fc.pre(checked.ok);
        expect(checkEmail(checked.value)).toEqual(checked);
      }),
    );
  });
});
