import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../src/outside/chain/json-rpc/node.ts';
import { createTronNode } from '../../src/outside/chain/tron/node.ts';
import { broadcastOnce } from '../../src/outside/chain/tron/once.ts';
import { readOutcome } from '../../src/outside/chain/tron/outcome.ts';
import { readTransfers } from '../../src/outside/chain/tron/readTransfers.ts';
import { startTronNode, type TronTestNode } from '../harness/tronNode/startTronNode.ts';

let node: TronTestNode;
beforeAll(async () => {
  node = await startTronNode();
  node.mine(30);
});
afterAll(async () => await node.stop());

const connect = (changes: { apiKey?: string; chainId?: number; apiUrl?: string } = {}) =>
  createTronNode({ rpcUrl: node.rpcUrl, apiUrl: node.url, chainId: node.chainId, ...changes }, 500);

const action = {
  transfer: { kind: 'transfer', to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', sun: 1n },
  call: { kind: 'call', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', data: new Uint8Array() },
} as const;
const ours = (kind: keyof typeof action) => ({ txid: 'a'.repeat(64), address: node.payer, action: action[kind] });

/** The failure of a question; nothing of it, at any depth, may name the address of the node or its key. */
async function failureOf(question: Promise<unknown>): Promise<Error> {
  const error = await question.then(
    () => expect.fail('The question was answered.'),
    (caught: unknown) => caught,
  );
  expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(/secret-project-key|the-key/);
  return error as Error;
}

describe('a node of TRON', () => {
  it('is asked with the key of its provider, over both of its interfaces', async () => {
    node.manners.apiKey = 'the-key';
    expect((await connect({ apiKey: 'the-key' }).newest('wallet')).number).toBe(30);
    expect((await failureOf(connect({ apiKey: 'another' }).newest('wallet'))).message).toContain('HTTP 401');
    node.manners.apiKey = undefined;
  });

  it('must be on the network of the settings with both of its interfaces', async () => {
    const other = await startTronNode(728_126_428);
    const mixed = await failureOf(connect({ apiUrl: other.url }).newest('wallet'));
    expect(mixed.message).toBe(`The node is on network 728126428, not on ${node.chainId}: see TRC20_CHAIN_ID.`);
    const swapped = createTronNode({ rpcUrl: other.rpcUrl, apiUrl: node.url, chainId: node.chainId });
    expect((await failureOf(swapped.newest('wallet'))).message).toContain('see TRC20_CHAIN_ID');
    await other.stop();
  });

  it.each([
    ['an answer of another form', 'wallet/getblock', { blockID: 7 }, 'not what its documentation says, at blockID'],
    ['a fault', 'wallet/getblock', { Error: 'class java.lang.Exception : no' }, 'java.lang.Exception'],
  ])('that gives %s is not believed', async (_, path, said, message) => {
    const connected = connect();
    await connected.newest('wallet');
    node.manners.lie = (asked) => (asked === path ? said : undefined);
    expect((await failureOf(connected.newest('wallet'))).message).toContain(message);
    node.manners.lie = undefined;
  });

  it('that leaves out a block, or names another transaction, is not believed', async () => {
    const connected = connect();
    const none = { from: 1, to: node.ledger.newest.number + 5 };
    const gap = await failureOf(readTransfers(connected, none, () => false));
    expect(gap.message).toMatch(/^The node gave \d+ of the blocks/);
    node.manners.lie = (path) =>
      path.endsWith('gettransactioninfobyid') ? { id: 'b'.repeat(64), blockNumber: 3 } : undefined;
    const swapped = await failureOf(readOutcome(connected, ours('transfer'), 'wallet'));
    expect(swapped.message).toContain('answers for another transaction');
    node.manners.lie = undefined;
  });

  it('that does not say how a call ended decides nothing about it', async () => {
    const connected = connect();
    const info = { id: 'a'.repeat(64), blockNumber: 3 };
    node.manners.lie = (path) => (path.endsWith('gettransactioninfobyid') ? info : undefined);
    const unclear = await failureOf(readOutcome(connected, ours('call'), 'wallet'));
    expect(unclear.message).toContain('does not say how');
    expect(await readOutcome(connected, ours('transfer'), 'wallet')).toEqual({ block: 3, hasPaid: true });
    node.manners.lie = undefined;
  });

  it('that refuses what is sent says why, and one that has it already takes it as sent', async () => {
    const connected = connect();
    const refused = await failureOf(broadcastOnce(connected, { txid: 'a'.repeat(64), payload: '0a00' }));
    expect(refused).toBeInstanceOf(NodeRefusal);
    const paid = node.paySun('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 5n);
    // It does not look into its pool, and then knows the transaction after all.
    node.manners.lie = (path) => (path === 'wallet/gettransactionfrompending' ? {} : undefined);
    await expect(broadcastOnce(connected, paid)).resolves.toBeUndefined();
    node.manners.lie = undefined;
  });
});
