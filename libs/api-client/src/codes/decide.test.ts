import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { NAMED_CODES } from './namedCodes.ts';
import { RESPONSE_CODES } from './responseCodes.ts';

const answer = (code: string, body?: unknown, message = 'head words') => ({
  status: 200,
  head: { code, message },
  body,
});

describe('the catalogue', () => {
  it('contains 16 response codes and 77 named codes, each once', () => {
    expect(RESPONSE_CODES).toHaveLength(16);
    expect(NAMED_CODES).toHaveLength(77);
    const all = [...RESPONSE_CODES.map(({ code }) => code), ...NAMED_CODES];
    expect(new Set(all).size).toBe(16 + 77);
  });
});

describe('decide', () => {
  it('0000 resolves', () => {
    expect(decide(answer('0000', true))).toEqual({ kind: 'success' });
  });

  it.each(['6666', '7777', '1005'])('signs out on %s because of a timeout', (code) => {
    expect(decide(answer(code))).toEqual({ kind: 'logout', code, reason: 'timeout' });
  });

  it('signs out on 10006 because the login state expired', () => {
    expect(decide(answer('10006'))).toEqual({ kind: 'logout', code: '10006', reason: 'expired' });
  });

  it.each(['400002', '400003'])('exchanges keys again on %s', (code) => {
    expect(decide(answer(code))).toEqual({ kind: 'rekey', code });
  });

  it('exchanges keys again on HTTP 400, whatever the body says', () => {
    expect(decide({ ...answer('0000'), status: 400 })).toEqual({ kind: 'rekey', code: 'HTTP 400' });
    expect(decide({ status: 400 })).toEqual({ kind: 'rekey', code: 'HTTP 400' });
  });

  it('is silent on 2222 and reports the bare code on 3025', () => {
    expect(decide(answer('2222'))).toEqual({ kind: 'silent', code: '2222' });
    expect(decide(answer('3025', { status: 3 }))).toEqual({ kind: 'codeOnly', code: '3025' });
  });

  it.each(['1049', '1042'])('passes %s to the screen where the endpoint asks for it, and nowhere else', (code) => {
    const refused = answer(code, { remainTimes: 4 });
    expect(decide(refused, { handOver: ['1049', '1042'] })).toEqual({ kind: 'handOver', code, head: refused.head });
    expect(decide(refused)).toEqual({ kind: 'message', code, text: 'head words', seconds: 5 });
  });

  it.each([
    ['8001004', 5],
    ['8001005', 5],
    ['6014', 3],
    ['BALANCE_NOT_ENOUGH', 5],
    ['123456', 5],
    ['__proto__', 5],
    ['constructor', 5],
  ])('shows a message on %s for %i seconds', (code, seconds) => {
    expect(decide(answer(code))).toEqual({ kind: 'message', code, text: 'head words', seconds });
  });

  it('prefers the text of the body', () => {
    expect(decide(answer('FAIL', { msg: 'body words' }))).toMatchObject({ text: 'body words' });
    expect(decide(answer('FAIL', 'body words'))).toMatchObject({ text: 'body words' });
    expect(decide(answer('FAIL', { msg: '' }))).toMatchObject({ text: 'head words' });
    expect(decide(answer('FAIL', { msg: 7 }))).toMatchObject({ text: 'head words' });
    expect(decide(answer('FAIL', null, ''))).toEqual({ kind: 'message', code: 'FAIL', seconds: 5 });
  });

  it('suppresses messages of quiet endpoints, but never a sign-out or a key exchange', () => {
    expect(decide(answer('PINCODE_INVALID'), { quiet: true })).toEqual({ kind: 'codeOnly', code: 'PINCODE_INVALID' });
    expect(decide(answer('1049'), { quiet: true, handOver: ['1049'] }).kind).toBe('handOver');
    expect(decide(answer('FAIL'), { quiet: ['PINCODE_INVALID'] }).kind).toBe('message');
    expect(decide(answer('PINCODE_INVALID'), { quiet: ['PINCODE_INVALID'] }).kind).toBe('codeOnly');
    expect(decide(answer('6666'), { quiet: true }).kind).toBe('logout');
    expect(decide(answer('400002'), { quiet: true }).kind).toBe('rekey');
  });

  it('does not accept success with an error status', () => {
    expect(decide({ ...answer('0000'), status: 500 })).toMatchObject({ kind: 'message', code: 'HTTP 500' });
    expect(decide({ status: 502 })).toEqual({ kind: 'message', code: 'HTTP 502', seconds: 5 });
  });
});
