import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../address/checkAddress.ts';
import { fromMinorUnits } from '../amount/minor-units.ts';
import { fromBase32, toBase32 } from './base32.ts';
import { crc16 } from './crc16.ts';
import { parseTransferCode } from './parseTransferCode.ts';
import type { TransferRequest, TransferTarget } from './transfer-fields.ts';
import { writeTransferCode } from './writeTransferCode.ts';

function target(network: 'TRC20' | 'ERC20' | 'BTC', text: string): TransferTarget {
  const checked = checkAddress(network, text);
  if (!checked.ok) throw new Error(`${text} is not an address.`);
  return { kind: 'address', ...checked.value };
}

const user: TransferTarget = { kind: 'user', userNumber: 'AB12C' };
const tron = target('TRC20', 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv');
const targets = [
  tron,
  target('ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  target('ERC20', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  target('BTC', 'bc1p3efq8ujsj0qr5xvms7mv89p8cz0crqdtuxe9ms6grqgxc9sgsntslthf6w'),
];

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const userNumber = fc.string({ unit: fc.constantFrom(...CAPITALS), minLength: 5, maxLength: 7 });
const request: fc.Arbitrary<TransferRequest> = fc.record(
  {
    to: fc.oneof(
      fc.constantFrom(...targets),
      userNumber.map((userNumber): TransferTarget => ({ kind: 'user', userNumber })),
    ),
    currency: fc.string({ unit: fc.constantFrom(...CAPITALS), minLength: 2, maxLength: 10 }),
    amount: fc.integer({ min: 1 }).map((units) => fromMinorUnits(BigInt(units), 6)),
  },
  { requiredKeys: ['to', 'currency'] },
);

/** A code of the right form with any fields. */
function forge(fields: string): string {
  const body = `T1${toBase32(fields)}`;
  return body + crc16(body);
}

describe('base32', () => {
  // RFC 4648 section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %s', (text, digits) => {
    expect(toBase32(text)).toBe(digits);
    expect(fromBase32(digits)).toBe(text);
  });

  it.each(['M', 'MYA', 'MZ', 'MZXR', 'MZXW6Y', 'my', 'M1', 'M=', 'AA', '77777777'])('refuses %s', (digits) => {
    expect(fromBase32(digits)).toBeUndefined();
  });
});

describe('crc16', () => {
  it('matches the check value in the catalogue of CRC algorithms (CRC-16/IBM-3740)', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('a text divided together with its CRC leaves zero', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,40}$/), (text) => {
        const crc = crc16(text);
        const bytes = String.fromCharCode(Number.parseInt(crc.slice(0, 2), 16), Number.parseInt(crc.slice(2), 16));
        expect(crc16(text + bytes)).toBe('0000');
      }),
    );
  });
});

describe('a transfer code', () => {
  it('has the documented form', () => {
    const code = writeTransferCode({ to: user, currency: 'USDT', amount: '12.5' });
    expect(code).toMatch(/^T1[A-Z2-7]+[0-9A-F]{4}$/);
    expect(fromBase32(code.slice(2, -4))).toBe('AB12C,USDT,12.5');
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
    expect(fromBase32(writeTransferCode({ to: tron, currency: 'USDT' }).slice(2, -4))).toBe(
      'TRC20:TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv,USDT',
    );
  });

  it('reads back as written, in either case', () => {
    fc.assert(
      fc.property(request, (request) => {
        const code = writeTransferCode(request);
        expect(parseTransferCode(code)).toEqual({ ok: true, value: request });
        expect(parseTransferCode(code.toLowerCase())).toEqual({ ok: true, value: request });
      }),
    );
  });

  it('never accepts one wrong character [S12]', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    fc.assert(
      fc.property(
        request,
        fc.nat(),
        fc.constantFrom(...alphabet, '0', '1', '8', '9'),
        (request, position, character) => {
          const code = writeTransferCode(request);
          const at = position % code.length;
          fc.pre(character !== code.charAt(at));
          expect(parseTransferCode(code.slice(0, at) + character + code.slice(at + 1)).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 'TRANSFER_CODE_FORMAT'],
    ['T1', 'TRANSFER_CODE_FORMAT'],
    ['AB12C', 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT').replace('T1', 'T2'), 'TRANSFER_CODE_FORMAT'],
    [`${forge('AB12C,USDT')} `, 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT').replace('T1', 'T\u0131'), 'TRANSFER_CODE_FORMAT'],
    [`${forge('AB12C,USDT').slice(0, -4)}0000`, 'TRANSFER_CODE_CHECKSUM'],
    [forge('AB12C,USDT,,,,,,'), 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT,1,2'), 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,usdt'), 'TRANSFER_CODE_FORMAT'],
    [forge('ab12c,USDT'), 'TRANSFER_CODE_FORMAT'],
    [forge('ABCD,USDT,1'), 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT,0'), 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT,-1'), 'TRANSFER_CODE_FORMAT'],
    [forge('AB12C,USDT,1.50'), 'TRANSFER_CODE_FORMAT'],
    [forge('DOGE:AB12C,USDT'), 'TRANSFER_CODE_FORMAT'],
    [forge('TRC20:TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6CV,USDT'), 'TRANSFER_CODE_FORMAT'],
    [forge('ERC20:TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv,USDT'), 'TRANSFER_CODE_FORMAT'],
    [`T1${'A'.repeat(5000)}`, 'TRANSFER_CODE_FORMAT'],
  ])('%j is refused with %s', (text, code) => {
    expect(parseTransferCode(text)).toEqual({ ok: false, issue: { code, params: {} } });
  });
});

describe('writeTransferCode', () => {
  it.each<[string, TransferRequest]>([
    ['user number', { to: { kind: 'user', userNumber: 'ab12c' }, currency: 'USDT' }],
    ['currency', { to: user, currency: 'US,DT' }],
    ['amount', { to: user, currency: 'USDT', amount: '1.0' }],
    ['address', { to: { ...tron, kind: 'address', network: 'BTC' } as TransferTarget, currency: 'USDT' }],
  ])('throws on an invalid %s', (_what, request) => {
    expect(() => writeTransferCode(request)).toThrow(RangeError);
  });
});
