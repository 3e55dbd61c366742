/** Compares our rules with the libraries that wallets use, wherever both implement the same standard. */
import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { getAddress, isAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import typos from '../../vectors/address_typos_derived.json' with { type: 'json' };
import tron from '../../vectors/tron_trc20.json' with { type: 'json' };
import { evmAddress } from './evmAddress.ts';
import { toEip55 } from './eip55.ts';
import { tronAddress } from './tronAddress.ts';

const hexDigits = fc.stringMatching(/^[0-9a-f]{40}$/);

describe('ERC-55 beside viem', () => {
  it('writes the same case', () => {
    fc.assert(
      fc.property(hexDigits, (digits) => {
        expect(toEip55(`0x${digits}`)).toBe(getAddress(`0x${digits}`));
        expect(toEip55(`0x${digits.toUpperCase()}`)).toBe(getAddress(`0x${digits}`));
      }),
    );
  });

  it('agrees for any case except all capitals, which ERC-55 allows and viem does not', () => {
    const withCase = fc
      .tuple(hexDigits, fc.infiniteStream(fc.boolean()), fc.boolean())
      .map(([digits, capitals, right]) => {
        const mixed = digits.replace(/[a-f]/g, (letter) => (capitals.next().value ? letter.toUpperCase() : letter));
        return right ? toEip55(`0x${digits}`) : `0x${mixed}`;
      });
    fc.assert(
      fc.property(withCase, (address) => {
        fc.pre(address.slice(2) !== address.slice(2).toUpperCase());
        expect(evmAddress.checksum(address)).toBe(isAddress(address));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['', '0x', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed00'])(
    'finds no checksum in %j',
    (text) => {
      expect(() => toEip55(text)).toThrow(RangeError);
    },
  );
});

describe('TRON beside tronweb', () => {
  const texts = [...tron.cases, ...typos.cases].map(({ input }) => input);

  /** tronweb also accepts the hexadecimal form, which no wallet shows. */
  it.each(texts.filter((text) => !/^(?:0x|41)/i.test(text)))('agrees on %s', (text) => {
    expect(tronAddress.checksum(text)).toBe(TronWeb.isAddress(text));
  });
});
