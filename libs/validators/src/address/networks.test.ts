import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/cross_network_derived.json' with { type: 'json' };
import { findNetwork, NETWORKS } from './networks.ts';
import { networksOf } from './networksOf.ts';

describe('findNetwork', () => {
  it.each([...NETWORKS.map((name) => [name.toLowerCase(), name] as const), ['Bitcoin', 'BTC'] as const])(
    '%s is %s',
    (protocol, network) => {
      expect(findNetwork(protocol)).toBe(network);
    },
  );

  it.each(['', 'TRX', 'constructor', '__PROTO__', 'ERC-20'])('knows no %j', (protocol) => {
    expect(findNetwork(protocol)).toBeUndefined();
  });
});

describe('networksOf', () => {
  it.each(vectors.cases)('$input: includes $network: $expected', ({ input, network, expected }) => {
    expect(networksOf(input).some((name) => name === network)).toBe(expected);
  });

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['ERC20', 'BEP20', 'ETH']],
    ['bnb1hal0a2ywtd5qt97zfc2mmjwelxwlshgjn27xae', ['BEP2', 'BNB']],
    ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', ['BTC']],
    ['TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', ['TRC20']],
    ['', []],
    ['hello', []],
  ])('%s: %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
