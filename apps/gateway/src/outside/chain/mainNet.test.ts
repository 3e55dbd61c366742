import { describe, expect, it } from 'vitest';
import { assertMainNetCoins, MAIN_NET_COINS } from './mainNet.ts';

const nodeOf = (chainId: number, contract: string, decimals = 6) => ({
  rpcUrl: 'https://node.example/jsonrpc',
  rpcUrls: ['https://node.example'],
  apiUrl: 'https://node.example',
  chainId,
  tokens: new Map([['USDT', { decimals, contract }]]),
  hotKey: Buffer.alloc(32),
});
const MAIN = 728_126_428;
const { contract } = MAIN_NET_COINS.TRC20.USDT;
const OTHER = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';

describe('the tokens of the settings', () => {
  it('are on the main nets those that are known there', () => {
    expect(() => assertMainNetCoins({ evm: [], tron: nodeOf(MAIN, contract) })).not.toThrow();
    expect(() => assertMainNetCoins({ evm: [], tron: nodeOf(MAIN, OTHER) })).toThrow(
      `TRC20_TOKENS: on the main net, USDT is ${contract}:6, not ${OTHER}:6`,
    );
    expect(() => assertMainNetCoins({ evm: [], tron: nodeOf(MAIN, contract, 18) })).toThrow('TRC20_TOKENS');
    const ethereum = { ...nodeOf(1, MAIN_NET_COINS.BEP20.USDT.contract), protocol: 'ERC20' as const };
    expect(() => assertMainNetCoins({ evm: [ethereum], tron: undefined })).toThrow('ERC20_TOKENS');
  });

  it('are what they are on test nets', () => {
    expect(() => assertMainNetCoins({ evm: [], tron: nodeOf(3_448_148_188, OTHER) })).not.toThrow();
  });
});
