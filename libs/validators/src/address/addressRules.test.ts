import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import typos from '../../vectors/address_typos_derived.json' with { type: 'json' };
import beacon from '../../vectors/bnb_beacon_bep2.json' with { type: 'json' };
import bips from '../../vectors/btc_bip173_bip350.json' with { type: 'json' };
import core from '../../vectors/btc_core_key_io.json' with { type: 'json' };
import wallets from '../../vectors/btc_wallet_tests.json' with { type: 'json' };
import crossed from '../../vectors/cross_network_derived.json' with { type: 'json' };
import eip55 from '../../vectors/evm_eip55.json' with { type: 'json' };
import contracts from '../../vectors/evm_token_contracts.json' with { type: 'json' };
import tron from '../../vectors/tron_trc20.json' with { type: 'json' };
import { addressRules, FIRST_OF_EACH_RULE } from './addressRules.ts';
import { checkAddress } from './checkAddress.ts';
import { findNetwork, NETWORKS, type Network } from './networks.ts';

interface Case {
  readonly input: string;
  readonly expected: boolean;
  readonly spec_literal: boolean;
  readonly note: string;
  readonly network?: string;
}

const sets: Readonly<Record<string, { readonly network?: string; readonly cases: readonly Case[] }>> = {
  btc_core_key_io: core,
  btc_bip173_bip350: bips,
  btc_wallet_tests: wallets,
  evm_eip55: eip55,
  evm_token_contracts: contracts,
  tron_trc20: tron,
  bnb_beacon_bep2: beacon,
  address_typos_derived: typos,
  cross_network_derived: crossed,
};

/** A set of several networks, such as `ERC20/BEP20/ETH`, applies to each of them. */
const cases = Object.entries(sets).flatMap(([set, { network, cases }]) =>
  cases.flatMap((row) =>
    (row.network ?? network ?? '').split('/').map((name) => ({ ...row, set, network: networkOf(name) })),
  ),
);

function networkOf(name: string): Network {
  const network = findNetwork(name);
  if (!network)
    throw new Error(`The vectors name an unknown network, ${name}. Add it to NETWORKS, or correct the vectors.`);
  return network;
}

describe('addressRules', () => {
  it('has one network of each rule', () => {
    const first = NETWORKS.filter(
      (one, at) => NETWORKS.findIndex((other) => addressRules[other] === addressRules[one]) === at,
    );
    expect(FIRST_OF_EACH_RULE).toEqual(first);
  });

  it.each(cases)('$network $input: $expected by checksum, $spec_literal literally ($set, $note)', (row) => {
    const { network, input, expected, spec_literal } = row;
    expect(addressRules[network].checksum(input)).toBe(expected);
    expect(addressRules[network].format(input)).toBe(spec_literal);
    const checked = checkAddress(network, input);
    expect(checked.ok).toBe(expected || spec_literal);
    if (checked.ok) expect(checked.value.checksumHolds).toBe(expected);
  });

  it('has tests on every network with valid and invalid addresses', () => {
    for (const network of NETWORKS) {
      const verdicts = cases.filter((row) => row.network === network).map(({ expected }) => expected);
      expect(new Set(verdicts)).toEqual(new Set([true, false]));
    }
  });

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom('0x', 'bc1', 'BC1', 'bnb1', 'T', '1', '3', 'q', 'z', '\u212a', '\u{1f600}', '\ud800');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 }))), (pieces) => {
        for (const network of NETWORKS) expect(checkAddress(network, pieces.join('')).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});

const alphabets: Readonly<Record<'BTC' | 'TRC20' | 'BEP2', string>> = {
  BTC: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0',
  TRC20: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  BEP2: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
};

type Slip = (text: string, at: number, character: string) => string;
const slips: Readonly<Record<string, Slip>> = {
  'one character replaced': (text, at, character) => text.slice(0, at) + character + text.slice(at + 1),
  'one character too many': (text, at, character) => text.slice(0, at) + character + text.slice(at),
  'one character missing': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'two neighbours swapped': (text, at) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  'the case of one letter changed': (text, at) => text.slice(0, at) + swapCase(text.charAt(at)) + text.slice(at + 1),
};

function swapCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** Upper-case and lower-case Bech32 are the same address. */
const spelling = (network: Network, text: string): string => addressRules[network].normal?.(text) ?? text;

describe.each(Object.entries(slips))('%s', (_name, slip) => {
  it.each(['BTC', 'TRC20', 'BEP2'] as const)('never accepts %s', (network) => {
    const addresses = cases.filter((row) => row.network === network && row.expected).map(({ input }) => input);
    fc.assert(
      fc.property(
        fc.constantFrom(...addresses),
        fc.nat(),
        fc.constantFrom(...alphabets[network]),
        (address, position, character) => {
          const mistyped = slip(address, position % address.length, character);
          fc.pre(spelling(network, mistyped) !== spelling(network, address));
          expect(addressRules[network].checksum(mistyped)).toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('ERC-55', () => {
  it('finds any letter with the wrong case in a mixed-case address', () => {
    const addresses = contracts.cases.map(({ input }) => input);
    fc.assert(
      fc.property(fc.constantFrom(...addresses), fc.nat(), (address, position) => {
        const mistyped = slips['the case of one letter changed']?.(address, 2 + (position % 40), '') ?? '';
        const digits = mistyped.slice(2);
        fc.pre(mistyped !== address && digits !== digits.toLowerCase() && digits !== digits.toUpperCase());
        expect(addressRules.ERC20.checksum(mistyped)).toBe(false);
        expect(checkAddress('ERC20', mistyped)).toMatchObject({ ok: true, value: { checksumHolds: false } });
      }),
      { numRuns: 3000 },
    );
  });
});
