import { describe, expect, it } from 'vitest';
import { formatPhone, readPhone } from './phone-text.ts';

const areas = ['852', '853', '86', '1', '1242'].map((areaCode) => ({ areaCode }));

describe('formatPhone', () => {
  it.each([
    ['', [4, 4], ''],
    ['9123', [4, 4], '9123'],
    ['91234', [4, 4], '9123 4'],
    ['91234567', [4, 4], '9123 4567'],
    ['912345678', [4, 4], '912345678'],
    ['13800138000', [3, 4, 4], '138 0013 8000'],
    ['91234567', undefined, '91234567'],
  ])('shows %j by %j as %j', (number, digits, shown) => expect(formatPhone(number, digits)).toBe(shown));
});

describe('readPhone', () => {
  it.each([
    ['9123 4567', '852', '91234567'],
    ['(91) 23-45.67', '852', '91234567'],
    ['+852 9123 4567', '852', '91234567'],
    ['+86 138 0013 8000', '86', '13800138000'],
    ['008613800138000', '86', '13800138000'],
    ['＋８６１３８', '86', '138'],
    ['+1 242 555 0100', '1242', '5550100'],
    ['+1 212 555 0100', '1', '2125550100'],
    ['+999 123', '852', '999123'],
    ['', '852', ''],
  ])('reads %j as +%s %s', (text, areaCode, number) => {
    expect(readPhone(text, '852', areas)).toEqual({ areaCode, number });
  });
});
