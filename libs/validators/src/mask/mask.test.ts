import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';
import { maskNickname } from './maskNickname.ts';
import { maskPhone } from './maskPhone.ts';
import { maskUserNumber } from './maskUserNumber.ts';

describe('maskPhone', () => {
  it.each([
    ['13123456789', undefined, '•••• 6789'],
    ['13123456789', '86', '+86 •••• 6789'],
    ['51234567', '+852', '+852 •••• 4567'],
    ['1234', undefined, '••••'],
    ['', undefined, '••••'],
  ])('%j in area %j becomes %j', (number, areaCode, masked) => {
    expect(maskPhone(number, areaCode)).toBe(masked);
  });

  it('shows at most four digits of any number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{7,15}$/), (number) => {
        expect(maskPhone(number).replace(/[^0-9]/g, '')).toBe(number.slice(-4));
      }),
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['kai.wong@example.com', 'ka•••@example.com'],
    ['kai@example.com', 'ka•••@example.com'],
    ['ka@example.com', 'k•••@example.com'],
    ['k@example.com', 'k•••@example.com'],
    ['@example.com', '•••'],
    ['not an address', '•••'],
    ['', '•••'],
  ])('%j gives %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('maskNickname', () => {
  it.each([
    ['Wong Tsz Yan', 'W••• Tsz Y••'],
    ['Wong Yan', 'W••• Y••'],
    ['Alexander', 'A•••'],
    ['家明', '家•'],
    ['陈家明', '陈••'],
    ['欧阳家明', '欧•••'],
    ['👩🏽 X', '👩🏽• X•'],
    ['家', '家•'],
    ['', ''],
  ])('%j gives %j', (name, masked) => {
    expect(maskNickname(name)).toBe(masked);
  });
});

describe('maskUserNumber', () => {
  it.each([
    ['AB123', 'A•••3'],
    ['AB1234', 'A•••34'],
    ['AB12C34', 'AB•••34'],
    ['AB', '•••'],
    ['', '•••'],
  ])('%j gives %j', (userNumber, masked) => {
    expect(maskUserNumber(userNumber)).toBe(masked);
  });

  it('hides at least three characters and shows at most four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,12}$/), (userNumber) => {
        const shown = maskUserNumber(userNumber).replaceAll('•', '');
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, userNumber.length - 3));
      }),
    );
  });
});
