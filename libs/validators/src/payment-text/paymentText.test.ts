import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits } from '../amount/minor-units.ts';
import { parsePaymentText } from './parsePaymentText.ts';
import type { Payment } from './payment-fields.ts';
import { writePaymentText } from './writePaymentText.ts';

const sign = (body: string): Uint8Array => createHmac('sha256', 'test key').update(body).digest();

const fixed: Payment = { kind: 'static', userNumber: 'AB12C', currency: 'USDT', nonce: 'n0nce-_8' };
const asked: Payment = { ...fixed, kind: 'amount', amount: '12.5', memo: '午饭 🍜', expiresAt: 1_760_000_000_000 };

const DIGITS = '0123456789';
const UPPER_CASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Texts of the given length from an alphabet. */
function text(alphabet: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
}

const common = fc.record(
  {
    userNumber: text(UPPER_CASE + DIGITS, 5, 7),
    currency: text(UPPER_CASE, 2, 10),
    nonce: text(`${UPPER_CASE}az09-_`, 8, 32),
    memo: text('az家🍜', 1, 60),
  },
  { requiredKeys: ['userNumber', 'currency', 'nonce'] },
);
const amount = fc.integer({ min: 1 }).map((units) => fromMinorUnits(BigInt(units), 6));
const payment: fc.Arbitrary<Payment> = fc.oneof(
  common.map((common) => ({ kind: 'static' as const, ...common })),
  fc
    .tuple(common, amount, fc.maxSafeNat())
    .map(([common, amount, expiresAt]) => ({ kind: 'amount' as const, ...common, amount, expiresAt })),
);

/** A text of the right form with any payload. */
function forge(payload: unknown): string {
  const json = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const body = `EZP1.${(Buffer.isBuffer(payload) ? payload : Buffer.from(json)).toString('base64url')}`;
  return `${body}.${Buffer.from(sign(body)).subarray(0, 8).toString('base64url')}`;
}

describe('a payment code', () => {
  it('has the documented form', () => {
    const text = writePaymentText(asked, sign);
    const [prefix, payload = '', mac = '', ...rest] = text.split('.');
    expect([prefix, rest]).toEqual(['EZP1', []]);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      k: 'a',
      u: 'AB12C',
      c: 'USDT',
      a: '12.5',
      m: '午饭 🍜',
      n: 'n0nce-_8',
      e: 1_760_000_000_000,
    });
    expect(Buffer.from(mac, 'base64url')).toEqual(Buffer.from(sign(`EZP1.${payload}`)).subarray(0, 8));
  });

  it('reads back as written, with the signed part', () => {
    fc.assert(
      fc.property(payment, (payment) => {
        const text = writePaymentText(payment, sign);
        const parsed = parsePaymentText(text);
        expect(parsed).toMatchObject({ ok: true, value: { text, payment } });
        if (!parsed.ok) return;
        expect(Buffer.from(sign(parsed.value.body)).subarray(0, 8)).toEqual(Buffer.from(parsed.value.mac));
      }),
    );
  });

  it('survives the query of a URL without escaping', () => {
    fc.assert(
      fc.property(payment, (payment) => {
        const text = writePaymentText(payment, sign);
        expect(new URL(`https://pay.example/pay?text=${text}`).searchParams.get('text')).toBe(text);
      }),
    );
  });

  it('any changed character changes the body or the signature [S12]', () => {
    fc.assert(
      fc.property(payment, fc.nat(), fc.constantFrom(...'AZaz09-_.'), (payment, position, character) => {
        const text = writePaymentText(payment, sign);
        const at = position % text.length;
        const changed = parsePaymentText(text.slice(0, at) + character + text.slice(at + 1));
        if (!changed.ok || changed.value.text === text) return;
        expect(Buffer.from(sign(changed.value.body)).subarray(0, 8)).not.toEqual(Buffer.from(changed.value.mac));
      }),
      { numRuns: 1000 },
    );
  });

  const common = { k: 's', u: 'AB12C', c: 'USDT', n: 'n0nce-_8' };
  const amount = { ...common, k: 'a', a: '12.5', e: 1_760_000_000_000 };

  it('reads the forged forms that the following cases break', () => {
    expect(parsePaymentText(forge(common)).ok).toBe(true);
    expect(parsePaymentText(forge(amount)).ok).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no JSON', '{"k":"s"'],
    ['no object', '"s"'],
    ['null', 'null'],
    ['an array', '[]'],
    ['more than a code holds', `${JSON.stringify(common)}${' '.repeat(2000)}`],
    ['bytes that are no UTF-8', Buffer.from(JSON.stringify({ ...common, m: 'caf\u00e9' }), 'latin1')],
    ['an unknown key', { ...common, x: 1 }],
    ['a key that would reach the prototype', `{"__proto__":{},"k":"s","u":"AB12C","c":"USDT","n":"n0nce-_8"}`],
    ['an unknown kind', { ...common, k: 'x' }],
    ['no kind', { ...common, k: undefined }],
    ['no user', { ...common, u: undefined }],
    ['a user number in lower case', { ...common, u: 'ab12c' }],
    ['a user number that is a number', { ...common, u: 12345 }],
    ['a currency in lower case', { ...common, c: 'usdt' }],
    ['a short nonce', { ...common, n: 'short' }],
    ['a nonce of other characters', { ...common, n: 'n0nce+/8' }],
    ['a memo with an invisible character', { ...common, m: 'a\u200bb' }],
    ['a memo that is too long', { ...common, m: 'a'.repeat(61) }],
    ['a memo with spaces around it', { ...common, m: ' a' }],
    ['a static code with an amount', { ...common, a: '1' }],
    ['a static code with an expiry', { ...common, e: 1 }],
    ['an amount without expiry', { ...amount, e: undefined }],
    ['an expiry that is no integer', { ...amount, e: 1.5 }],
    ['an expiry that is a text', { ...amount, e: '1760000000000' }],
    ['no amount', { ...amount, a: undefined }],
    ['an amount that is a number', { ...amount, a: 12.5 }],
    ['an amount of nothing', { ...amount, a: '0' }],
    ['a negative amount', { ...amount, a: '-1' }],
    ['an amount with an exponent', { ...amount, a: '1e3' }],
    ['an amount with a needless zero', { ...amount, a: '12.50' }],
    ['an amount with too many places', { ...amount, a: '0.000000001' }],
  ])('is refused with %s', (_what, payload) => {
    expect(parsePaymentText(forge(payload))).toEqual({ ok: false, issue: { code: 'PAYMENT_TEXT_FORMAT', params: {} } });
  });

  it.each<[string, (text: string) => string]>([
    ['nothing', () => ''],
    ['the prefix alone', () => 'EZP1.'],
    ['another version', (text) => text.replace('EZP1', 'EZP2')],
    ['a prefix in lower case', (text) => text.toLowerCase()],
    ['no signature', (text) => text.slice(0, text.lastIndexOf('.'))],
    ['a short signature', (text) => text.slice(0, -2)],
    ['a long signature', (text) => `${text}AAA`],
    ['padding', (text) => `${text}=`],
    ['a space', (text) => `${text} `],
    ['bits in the padding of the signature', (text) => `${text.slice(0, -1)}B`],
    ['a payload that is no UTF-8', (text) => `EZP1.gICA${text.slice(text.lastIndexOf('.'))}`],
    ['a payload behind a byte order mark', (text) => `EZP1.77u_${text.slice('EZP1.'.length)}`],
    ['more than a code holds', (text) => text.replace('.', `.${'A'.repeat(4000)}`)],
  ])('is refused with %s', (_what, change) => {
    const text = forge(common);
    expect(parsePaymentText(change(text))).toEqual({ ok: false, issue: { code: 'PAYMENT_TEXT_FORMAT', params: {} } });
  });
});

describe('writePaymentText', () => {
  it.each<[string, Payment]>([
    ['user number', { ...fixed, userNumber: 'ab12c' }],
    ['currency', { ...fixed, currency: '' }],
    ['nonce', { ...fixed, nonce: '' }],
    ['memo', { ...fixed, memo: ' ' }],
    ['amount', { ...asked, amount: '1.50' }],
    ['expiry', { ...asked, expiresAt: Number.NaN }],
  ])('throws on an invalid %s', (_what, payment) => {
    expect(() => writePaymentText(payment, sign)).toThrow(RangeError);
  });

  it('throws when the signature is too short', () => {
    expect(() => writePaymentText(fixed, () => new Uint8Array(7))).toThrow(RangeError);
  });
});
