import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBitcoin } from './readBitcoin.ts';

const key = randomBytes(32).toString('hex');
const env = { BTC_RPC_URL: 'http://house:s%40fe@127.0.0.1:8332', BTC_NETWORK: 'main', BTC_HOT_KEY: key } as const;
const bare = { ...env, BTC_RPC_URL: 'http://127.0.0.1:8332' };

describe('the settings of the node of Bitcoin', () => {
  it('name none without an address', () => {
    expect(readBitcoin({ ...env, BTC_RPC_URL: undefined, BTC_HOT_KEY: 'ab' })).toEqual({ faults: [] });
  });

  it('take the user out of the address, or name the cookie file', () => {
    expect(readBitcoin(env)).toEqual({
      faults: [],
      bitcoin: {
        rpcUrl: 'http://127.0.0.1:8332/',
        access: { user: 'house:s@fe' },
        network: 'main',
        startBlock: undefined,
        hotKey: Buffer.from(key, 'hex'),
      },
    });
    expect(
      readBitcoin({ ...bare, BTC_RPC_COOKIE: '/bitcoin/.cookie', BTC_START_BLOCK: '800000' }).bitcoin,
    ).toMatchObject({
      access: { cookieFile: '/bitcoin/.cookie' },
      startBlock: 800_000,
    });
    expect(readBitcoin({ ...env, BTC_RPC_URL: 'http://a:100%@node.example' }).bitcoin?.access).toEqual({
      user: 'a:100%',
    });
  });

  it('need no key where a signer has it', () => {
    const { bitcoin, faults } = readBitcoin({ ...env, BTC_HOT_KEY: undefined, SIGNER_SOCKET: '/run/signer.sock' });
    expect([bitcoin?.hotKey, faults]).toEqual([undefined, []]);
  });

  it.each([
    [bare, 'BTC_RPC_URL needs a user'],
    [{ ...env, BTC_RPC_COOKIE: '/bitcoin/.cookie' }, 'Set one of the two'],
    [{ ...env, BTC_START_BLOCK: 'latest' }, 'BTC_START_BLOCK must be the number of a block'],
    [{ ...env, BTC_HOT_KEY: undefined }, 'BTC_HOT_KEY must be 32 bytes'],
    [{ ...env, BTC_HOT_KEY: 'ab' }, 'BTC_HOT_KEY must be 32 bytes'],
  ])('refuse a fault, without secrets', (changed, fault) => {
    const { bitcoin, faults } = readBitcoin(changed);
    expect(bitcoin).toBeUndefined();
    expect(faults.join()).toContain(fault);
    for (const secret of [key, 's@fe', 's%40fe']) expect(faults.join()).not.toContain(secret);
  });
});
