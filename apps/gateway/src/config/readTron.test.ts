import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTron } from './readTron.ts';

const key = randomBytes(32).toString('hex');
const env = {
  TRC20_RPC_URL: 'https://node.example/key/jsonrpc',
  TRC20_CHAIN_ID: 728_126_428,
  TRC20_TOKENS: 'USDT=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t:6',
  TRC20_HOT_KEY: key,
};

describe('the settings of the node of TRON', () => {
  it('name none without an address', () => {
    expect(readTron({ ...env, TRC20_RPC_URL: undefined, TRC20_HOT_KEY: 'ab' })).toEqual({ faults: [] });
  });

  it('find the HTTP API beside the JSON-RPC, or where they say', () => {
    expect(readTron(env)).toEqual({
      faults: [],
      tron: {
        rpcUrl: 'https://node.example/key/jsonrpc',
        apiUrl: 'https://node.example/key',
        apiKey: undefined,
        chainId: 728_126_428,
        startBlock: undefined,
        tokens: new Map([['USDT', { decimals: 6, contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }]]),
        hotKey: Buffer.from(key, 'hex'),
      },
    });
    const apart = { ...env, TRC20_RPC_URL: 'http://127.0.0.1:8545', TRC20_API_URL: 'http://127.0.0.1:8090' };
    expect(readTron({ ...apart, TRC20_START_BLOCK: '70000000' }).tron).toMatchObject({
      apiUrl: 'http://127.0.0.1:8090',
      startBlock: 70_000_000,
    });
  });

  it.each([
    [{ TRC20_RPC_URL: 'http://127.0.0.1:8545' }, 'TRC20_API_URL is missing'],
    [{ TRC20_START_BLOCK: 'latest' }, 'TRC20_START_BLOCK must be the number of a block'],
    [{ TRC20_HOT_KEY: undefined }, 'TRC20_HOT_KEY must be 32 bytes'],
    [{ TRC20_HOT_KEY: 'ab' }, 'TRC20_HOT_KEY must be 32 bytes'],
    [{ TRC20_TOKENS: 'USDT' }, 'TRC20_TOKENS must list tokens'],
    [{ TRC20_TOKENS: 'TRX=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t:6' }, 'TRC20_TOKENS must list tokens'],
    [{ TRC20_TOKENS: 'USDT=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u:6' }, 'with valid checksums'],
    [{ TRC20_TOKENS: 'USDT=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t:99' }, 'TRC20_TOKENS must list tokens'],
  ])('refuse %j, without secrets', (changes, fault) => {
    const { tron, faults } = readTron({ ...env, ...changes });
    expect(tron).toBeUndefined();
    expect(faults.join()).toContain(fault);
    expect(faults.join()).not.toContain(key);
  });
});
