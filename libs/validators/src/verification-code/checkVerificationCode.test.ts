import { describe, expect, it } from 'vitest';
import { checkVerificationCode } from './checkVerificationCode.ts';

describe('checkVerificationCode', () => {
  it.each(['000000', '123456', '999999'])('accepts %s', (code) => {
    expect(checkVerificationCode(code)).toEqual({ ok: true, value: code });
  });

  it.each(['12345', '1234567', '12345a', ' 12345', '１２３４５６', '123456\n'])('refuses %j', (code) => {
    expect(checkVerificationCode(code)).toEqual({
      ok: false,
      issue: { code: 'VERIFICATION_CODE_FORMAT', params: { length: 6 } },
    });
  });

  it('recognises an empty field', () => {
    expect(checkVerificationCode('')).toMatchObject({ issue: { code: 'VERIFICATION_CODE_EMPTY' } });
  });
});
