import { describe, expect, it } from 'vitest';
import type { AreaCode } from '../phone/area-codes.ts';
import { checkLoginIdentifier } from './checkLoginIdentifier.ts';

describe('checkLoginIdentifier', () => {
  it('accepts an 11-digit mainland number', () => {
    expect(checkLoginIdentifier('13123456789')).toEqual({
      ok: true,
      value: { kind: 'phone', areaCode: '86', number: '13123456789' },
    });
  });

  it('accepts a number of the selected area', () => {
    expect(checkLoginIdentifier('07400123456', '+44')).toEqual({
      ok: true,
      value: { kind: 'phone', areaCode: '44', number: '7400123456' },
    });
  });

  it('accepts an e-mail address in any area', () => {
    expect(checkLoginIdentifier('Kai@Example.com', '852')).toEqual({
      ok: true,
      value: { kind: 'email', email: 'kai@example.com' },
    });
  });

  it.each([
    ['', 'LOGIN_IDENTIFIER_EMPTY'],
    ['kai', 'PHONE_FORMAT'],
    ['+8613123456789', 'PHONE_FORMAT'],
    ['12123456789', 'PHONE_FORMAT'],
    ['kai@', 'EMAIL_FORMAT'],
    ['@', 'EMAIL_FORMAT'],
  ])('refuses %j with %s', (text, code) => {
    expect(checkLoginIdentifier(text)).toMatchObject({ ok: false, issue: { code } });
  });

  it('refuses an unknown area', () => {
    expect(checkLoginIdentifier('13123456789', '999' as AreaCode)).toMatchObject({
      issue: { code: 'PHONE_AREA_UNKNOWN' },
    });
  });
});
