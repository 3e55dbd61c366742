import { inspect } from 'node:util';
import type { Address } from 'viem';
import { getBalance, getBlockNumber } from 'viem/actions';
import { afterEach, describe, expect, it } from 'vitest';
import { FeeAboveBoundError } from '../../src/outside/chain/port/Chain.ts';
import { createRpcNode, NodeRefusal } from '../../src/outside/chain/json-rpc/node.ts';
import { balancesOf } from '../../src/outside/chain/json-rpc/tokens.ts';
import { priceAction } from '../../src/outside/chain/evm/fees.ts';
import { signAction } from '../../src/outside/chain/evm/signing.ts';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { addressOfKey } from '../../src/outside/chain/keys/Keychain.ts';
import { HOT, type SigningRequest } from '../../src/outside/chain/port/Signer.ts';
import { type Answer, type Question, startNode, type TestNode } from '../harness/startNode.ts';

const CHAIN_ID = 31_337;
/** The most that a transaction may cost. */
const MOST = 10n ** 16n;
const TOKEN: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OWNERS = Array.from({ length: 120 }, (_, index): Address => `0x${String(index).padStart(40, '0')}`);

let node: TestNode | undefined;
afterEach(async () => await node?.stop());

/** Connects to a node that is on the right network and answers everything else so. */
async function connect(answer: (asked: Question | readonly Question[]) => Answer | Promise<Answer>, timeout?: number) {
  node = await startNode(async (asked) =>
    'method' in asked && asked.method === 'eth_chainId' ? result(asked, '0x7a69') : await answer(asked),
  );
  return createRpcNode({ protocol: 'ERC20', rpcUrl: node.url, chainId: CHAIN_ID }, timeout);
}

const said = (body: unknown, status = 200): Answer => ({ ...JSON_ANSWER, status, body: JSON.stringify(body) });
const JSON_ANSWER = { headers: { 'content-type': 'application/json' } };
const result = ({ id }: Question, value: unknown) => said({ jsonrpc: '2.0', id, result: value });
const refusal = ({ id }: Question, message: string, code = -32_000) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
const one = (asked: Question | readonly Question[]): Question => {
  if ('method' in asked) return asked;
  throw new Error('Several questions came in one request.');
};

/** What a question failed with; nothing of it, at any depth, may name the address of the node. */
async function failureOf(question: Promise<unknown>): Promise<Error> {
  const error = await question.then(
    () => expect.fail('The question was answered.'),
    (caught: unknown) => caught,
  );
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('secret-project-key');
  return error as Error;
}

describe('a question', () => {
  it('that the node refuses fails with what it said, whatever the HTTP status', async () => {
    for (const status of [200, 400, 429]) {
      const { client } = await connect((asked) => said(refusal(one(asked), 'too many requests', -32_005), status));
      const error = await failureOf(getBlockNumber(client));
      expect(error).toBeInstanceOf(NodeRefusal);
      expect(error).toMatchObject({ message: 'eth_blockNumber: too many requests', code: -32_005 });
      await node?.stop();
    }
  });

  it('is asked once, so that a refusal or a silence is not asked for again', async () => {
    let asked = 0;
    const { client } = await connect(() => {
      asked += 1;
      throw new Error('The connection breaks.');
    });
    expect((await failureOf(getBlockNumber(client))).message).toBe('The node cannot be reached: UND_ERR_SOCKET.');
    expect(asked).toBe(1);
  });

  it.each([
    [
      'a page of a proxy',
      { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>' },
      'The node answered HTTP 503 without JSON.',
    ],
    [
      'a page without an error',
      { headers: { 'content-type': 'text/html' }, body: '<html>' },
      "eth_blockNumber: the node's answer is not JSON-RPC",
    ],
    ['nothing', { ...JSON_ANSWER, body: '' }, "eth_blockNumber: the node's answer is not JSON-RPC"],
    [
      'an answer without a result',
      said({ jsonrpc: '2.0', id: 1 }),
      'eth_blockNumber: the node answered without a result.',
    ],
    [
      'more than fits',
      { headers: { 'content-length': '999999999' }, body: '' },
      'The node cannot be reached: ResponseBodyTooLargeError.',
    ],
  ])('that %s answers is not refused, but failed', async (_, answer, message) => {
    const { client } = await connect(() => answer);
    const error = await failureOf(getBlockNumber(client));
    expect(error).not.toBeInstanceOf(NodeRefusal);
    expect(error.message).toContain(message);
  });

  it('is given up in time, also when the body of its answer stalls', async () => {
    const { client } = await connect(() => ({ headers: { 'content-length': '100' }, body: '{' }), 200);
    expect((await failureOf(getBlockNumber(client))).message).toBe('The node cannot be reached: TimeoutError.');
  });

  it('goes to no node of another network', async () => {
    const { client } = createRpcNode({ protocol: 'ERC20', rpcUrl: (await startedOn('0x1')).url, chainId: CHAIN_ID });
    const error = await failureOf(getBalance(client, { address: TOKEN }));
    expect(error.message).toBe('The node is on network 1, not on 31337: see ERC20_CHAIN_ID.');
  });

  async function startedOn(chainId: string): Promise<TestNode> {
    node = await startNode((asked) => Promise.resolve(result(one(asked), chainId)));
    return node;
  }
});

describe('questions about many', () => {
  const balance = ({ params }: Question) => {
    const [{ data }] = params as [{ data: string }];
    return `0x${data.slice(-40).padStart(64, '0')}`;
  };
  const answers = (asked: readonly Question[]) =>
    asked.map((question) => ({ jsonrpc: '2.0', id: question.id, result: balance(question) }));

  it('go out fifty in a request, and their answers come back in their order', async () => {
    const sizes: number[] = [];
    const many = await connect((asked) => {
      const questions = [asked].flat();
      sizes.push(questions.length);
      return said(answers(questions).toReversed());
    });
    expect(await balancesOf(many, TOKEN, OWNERS)).toEqual(OWNERS.map((owner) => BigInt(owner)));
    expect(sizes).toEqual([50, 50, 20]);
  });

  it('fail together when one of them has no answer, so that none gets that of another', async () => {
    const short = await connect((asked) => said(answers([asked].flat()).toSpliced(3, 1)));
    await failureOf(balancesOf(short, TOKEN, OWNERS.slice(0, 10)));
    await node?.stop();
    const refused = await connect((asked) => {
      const questions = [asked].flat();
      const [first] = questions;
      return said(first ? answers(questions).with(0, refusal(first, 'no') as never) : []);
    });
    expect(await failureOf(balancesOf(refused, TOKEN, OWNERS.slice(0, 10)))).toBeInstanceOf(NodeRefusal);
  });

  it('fail plainly on a node that takes one at a time', async () => {
    const single = await connect(() =>
      said({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no batches' } }),
    );
    const error = await failureOf(balancesOf(single, TOKEN, OWNERS));
    expect(error.message).toContain('it does not take several calls in one request');
  });
});

describe('a transaction', () => {
  const block = { number: '0x1', hash: TOKEN, timestamp: '0x1', transactions: [] };
  const pricing = (gas: string, baseFeePerGas?: string) => (asked: Question | readonly Question[]) => {
    const question = one(asked);
    if (question.method === 'eth_estimateGas') return result(question, gas);
    if (question.method === 'eth_maxPriorityFeePerGas') return result(question, '0x5');
    if (question.method === 'eth_gasPrice') return result(question, '0x64');
    return result(question, { ...block, baseFeePerGas });
  };

  it('may cost twice the base fee and the tip, and a third more gas than the node says', async () => {
    const { client } = await connect(pricing('0x186a0', '0x3b9aca07'));
    expect(await priceAction(client, TOKEN, { to: TOKEN }, MOST)).toEqual({
      gas: 130_000n,
      maxFeePerGas: 2_000_000_019n,
      maxPriorityFeePerGas: 5n,
    });
  });

  it('has one price for each gas on a network without base fees', async () => {
    const { client } = await connect(pricing('0x186a0'));
    expect(await priceAction(client, TOKEN, { to: TOKEN }, MOST)).toEqual({ gas: 130_000n, gasPrice: 200n });
  });

  it('has no price above the bound of the policy', async () => {
    for (const answer of [pricing('0x186a0', '0xde0b6b3a7640000'), pricing('0xde0b6b3a7640000', '0x1')]) {
      const { client } = await connect(answer);
      const error = await failureOf(priceAction(client, TOKEN, { to: TOKEN }, MOST));
      expect(error).toBeInstanceOf(FeeAboveBoundError);
      await node?.stop();
    }
  });

  it('is signed as another implementation signs it, and always so (EIP-1559, RFC 6979)', async () => {
    const { client } = createRpcNode({ protocol: 'ERC20', rpcUrl: 'http://127.0.0.1:9', chainId: 1 });
    const action = { to: `0x${'35'.repeat(20)}`, data: '0xa9059cbb', value: 10n ** 18n } as const;
    const price = { gas: 21_000n, maxFeePerGas: 20n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };
    const hot = new Map([['ERC20', Buffer.alloc(32, 0x46)]] as const);
    const house = createLocalSigner({ seed: Buffer.alloc(32, 1), hot });
    const signer = { sign: (request: Omit<SigningRequest, 'network'>) => house.sign({ network: 'ERC20', ...request }) };
    const sender = { client, address: action.to, purpose: HOT, signer };
    const intent = { kind: 'pay', reference: 'a bill', to: action.to, raw: 1n, contract: '' } as const;
    const signed = await signAction(sender, { intent }, { action, price, nonce: 9 });
    // Of micro-eth-signer 0.20.1, without extra entropy.
    expect(signed).toEqual({
      txid: '0x007b2ef2b7bcc554f0c5e0bb0b1eacadc58fbdf0a0c6f2e4c4a92f8469850533',
      payload:
        '0x02f8770109843b9aca008504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000084a9059cbb' +
        'c080a014c235996b110370c7c707b00cef49230c7aafeafc4d45a873ed69f74d8c0421' +
        'a019ae1dfbef791228dae884323fcd6b05c1fc3e076d8cb2e576bcacbf1dcf783f',
    });
    expect(await signAction(sender, { intent }, { action, price, nonce: 9 })).toEqual(signed);
  });

  it('is signed with no key that is none, and the error does not name it', () => {
    const invalid = Buffer.alloc(32, 0xff);
    const error = (() => {
      try {
        return addressOfKey('ERC20', invalid);
      } catch (caught) {
        return caught;
      }
    })();
    expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(
      new RegExp(`${invalid.toString('hex')}|${BigInt(`0x${invalid.toString('hex')}`)}`),
    );
    expect(String(error)).toContain('not one of secp256k1');
  });
});
