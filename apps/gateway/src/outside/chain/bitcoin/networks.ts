import type { BitcoinNetwork } from '../../../config/index.ts';

/** The differences between the networks of Bitcoin (Bitcoin Core, `kernel/chainparams.cpp`). */
export interface BitcoinParams {
  /** Of addresses of segregated witness (BIP-173). */
  readonly bech32: string;
  /** Version bytes of addresses in Base58Check. */
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  /** Hash of the first block. */
  readonly genesis: string;
  /** SLIP-44. */
  readonly coinType: 0 | 1;
  /** Whether a block may be easier than the one before it outside of the turns of 2016 blocks. */
  readonly hasEasyBlocks: boolean;
}

const test = { pubKeyHash: 0x6f, scriptHash: 0xc4, coinType: 1 } as const;

/** The networks that a node can be on. */
export const BITCOIN: Readonly<Record<BitcoinNetwork, BitcoinParams>> = {
  main: {
    bech32: 'bc',
    pubKeyHash: 0x00,
    scriptHash: 0x05,
    genesis: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    coinType: 0,
    hasEasyBlocks: false,
  },
  test: {
    ...test,
    bech32: 'tb',
    genesis: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    hasEasyBlocks: true,
  },
  testnet4: {
    ...test,
    bech32: 'tb',
    genesis: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
    hasEasyBlocks: true,
  },
  signet: {
    ...test,
    bech32: 'tb',
    genesis: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    hasEasyBlocks: false,
  },
  regtest: {
    ...test,
    bech32: 'bcrt',
    genesis: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    hasEasyBlocks: false,
  },
};
