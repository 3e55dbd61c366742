import { describe, expect, it, vi } from 'vitest';
import { addressRules } from './addressRules.ts';
import { checkAddress } from './checkAddress.ts';
import type { Network } from './networks.ts';

const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const BEACON = 'bnb1hal0a2ywtd5qt97zfc2mmjwelxwlshgjn27xae';

describe('checkAddress', () => {
  it.each<[Network, string, string]>([
    ['TRC20', TRON, TRON],
    ['ERC20', EVM, EVM],
    ['BEP20', EVM.toLowerCase(), EVM.toLowerCase()],
    ['ETH', `0x${EVM.slice(2).toUpperCase()}`, `0x${EVM.slice(2).toUpperCase()}`],
    ['BTC', LEGACY, LEGACY],
    ['BTC', SEGWIT, SEGWIT],
    ['BTC', SEGWIT.toUpperCase(), SEGWIT],
    ['BEP2', BEACON, BEACON],
    ['BNB', BEACON.toUpperCase(), BEACON],
  ])('accepts on %s %s as %s', (network, text, address) => {
    expect(checkAddress(network, text)).toEqual({ ok: true, value: { network, address, checksumHolds: true } });
  });

  it.each<[Network, string]>([
    ['ERC20', EVM.replace('aAeb', 'aaeb')],
    ['BTC', LEGACY.replace('BvB', 'Bvb')],
    ['BNB', `bnb${'0123456789abcdefABCD'.repeat(2)}`],
  ])('warns on %s about %s, which only the literal rule accepts, and leaves it unchanged', (network, address) => {
    expect(checkAddress(network, address)).toEqual({ ok: true, value: { network, address, checksumHolds: false } });
  });

  it.each<[Network, string, string]>([
    ['TRC20', '', 'ADDRESS_EMPTY'],
    ['TRC20', TRON.replace('N6Cv', 'N6CV'), 'ADDRESS_CHECKSUM'],
    ['BTC', SEGWIT.replace('5mdq', '5mdp'), 'ADDRESS_CHECKSUM'],
    ['BEP2', BEACON.replace('7xae', '7xaq'), 'ADDRESS_CHECKSUM'],
    ['TRC20', `${TRON} `, 'ADDRESS_FORMAT'],
    ['TRC20', TRON.slice(0, -1), 'ADDRESS_FORMAT'],
    ['ERC20', EVM.slice(2), 'ADDRESS_FORMAT'],
    ['ERC20', EVM.replace('0x', '0X'), 'ADDRESS_FORMAT'],
    ['BTC', `tb1${SEGWIT.slice(3)}`, 'ADDRESS_FORMAT'],
    ['BEP2', `t${BEACON}`, 'ADDRESS_FORMAT'],
    ['BTC', 'satoshi', 'ADDRESS_FORMAT'],
    ['TRC20', '123456789012345678901234567890', 'ADDRESS_FORMAT'],
  ])('refuses on %s %j with %s', (network, text, code) => {
    const params = text === '' ? {} : { network };
    expect(checkAddress(network, text)).toEqual({ ok: false, issue: { code, params } });
  });

  it.each<[Network, string, Network]>([
    ['TRC20', EVM, 'ERC20'],
    ['ERC20', TRON, 'TRC20'],
    ['BTC', BEACON, 'BEP2'],
    ['BEP20', SEGWIT, 'BTC'],
  ])('recognises on %s that %s belongs to %s', (network, text, belongsTo) => {
    expect(checkAddress(network, text)).toEqual({
      ok: false,
      issue: { code: 'ADDRESS_OTHER_NETWORK', params: { network, belongsTo } },
    });
  });

  it.each<[Network, string]>([
    ['ERC20', EVM.replace('aAeb', 'aaeb')],
    ['BTC', LEGACY.replace('BvB', 'Bvb')],
  ])('with `strict` refuses on %s %s, whose checksum does not match', (network, address) => {
    expect(checkAddress(network, address, { strict: true })).toEqual({
      ok: false,
      issue: { code: 'ADDRESS_CHECKSUM', params: { network } },
    });
  });

  it('says what to pass when the network is unknown', () => {
    expect(() => checkAddress('SOL' as Network, TRON)).toThrow(
      /^network must be .* Pass one of ERC20,.*TRC20, not SOL\.$/,
    );
    expect(() => checkAddress('toString' as Network, TRON)).toThrow(TypeError);
  });

  it('says what to pass when the address is no text, and does not quote it', () => {
    expect(() => checkAddress('TRC20', undefined as unknown as string)).toThrow(
      /^text must be string, not undefined: .* Pass the text itself\.$/,
    );
  });

  it.each<[Network, string]>([
    ['ERC20', EVM.replace('aAeb', 'aaeb')],
    ['BTC', SEGWIT.replace('5mdq', '5mdp')],
    ['BTC', 'satoshi'],
  ])('runs no rule twice on %s %s', (network, address) => {
    const runs = new Set(Object.values(addressRules));
    const spies = [...runs].map((rule) => vi.spyOn(rule, 'checksum'));
    checkAddress(network, address, { strict: true });
    for (const spy of spies) expect(spy).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });
});
