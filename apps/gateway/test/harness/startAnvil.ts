import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import {
  type Address,
  concat,
  createTestClient,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseEther,
  parseGwei,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import token from '../fixtures/token/TestToken.json' with { type: 'json' };

/** A real Ethereum node of its own, with nothing mined but on demand. */
export interface Anvil {
  readonly url: string;
  readonly chainId: number;
  readonly client: AnvilClient;
  mine(blocks?: number): Promise<void>;
  /** Replaces the newest blocks by empty ones; what they held is forgotten. */
  reorganise(depth: number): Promise<void>;
  /** Gives an account ether. */
  fund(address: Address): Promise<void>;
  /** Pays ether; the transaction waits for a block. */
  payEther(to: string, wei: bigint): Promise<Sent>;
  /** Lets a contract pay ether. */
  payByContract(to: string, wei: bigint): Promise<Sent>;
  deployToken(): Promise<TestToken>;
  stop(): Promise<void>;
}

/** A transaction and its hash. */
interface Sent {
  readonly txid: Hex;
  readonly payload: Hex;
}

/** A contract of fixtures/token/TestToken.sol. */
export interface TestToken {
  readonly contract: Address;
  mint(to: string, raw: bigint): Promise<void>;
  mute(value: boolean): Promise<void>;
  /** Calls the token's `mint` from another account, which pays enough to come first in the next block. */
  mintDearly(to: string, raw: bigint): Promise<void>;
  /** Pays from the payer; the transaction waits for a block. @returns its hash, and itself for sending it again */
  pay(to: string, raw: bigint): Promise<Sent>;
  /** Pays several in one transaction. */
  share(to: readonly string[], raw: bigint): Promise<Sent>;
  /** What an address has. */
  balanceOf(owner: string): Promise<bigint>;
}

const CHAIN_ID = 31_337;
/** No secrets: the money is the test's. */
const PAYER = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const SPENDER = privateKeyToAccount(`0x${'22'.repeat(32)}`);

/** What the contract has, as its source says it. */
const TOKEN = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 value)',
  'function mute(bool value)',
  'function transfer(address to, uint256 value)',
  'function share(address[] to, uint256 value)',
]);

type AnvilClient = ReturnType<typeof connect>;

function connect(url: string) {
  return createTestClient({ mode: 'anvil', transport: http(url), cacheTime: 0 }).extend(publicActions);
}

/** Starts a node of a network. @throws when its binary for this machine is not installed */
export async function startAnvil(chainId = CHAIN_ID): Promise<Anvil> {
  const child = spawn(locateAnvil(), ['--port', '0', '--no-mining', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const ready = /Listening on (\S+)/.exec(output);
      if (ready) resolve(`http://${ready[1]}`);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`anvil ended.\n${output}`)));
  });
  const client = connect(url);
  const mine = (blocks = 1) => client.mine({ blocks });
  const fund = (address: Address) => client.setBalance({ address, value: parseEther('1000') });

  for (const { address } of [PAYER, SPENDER]) await fund(address);
  async function send(
    to: Address | undefined,
    data: Hex | undefined,
    { from = PAYER, value = 0n, maxPriorityFeePerGas = parseGwei('1') } = {},
  ): Promise<Sent> {
    const nonce = await client.getTransactionCount({ address: from.address, blockTag: 'pending' });
    const content = { to, data, value, nonce, chainId, gas: 1_000_000n };
    const payload = await from.signTransaction({ ...content, maxFeePerGas: parseGwei('100'), maxPriorityFeePerGas });
    await client.sendRawTransaction({ serializedTransaction: payload });
    return { txid: keccak256(payload), payload };
  }

  return {
    url,
    chainId,
    client,
    mine,
    fund,
    async reorganise(depth) {
      await client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
        method: 'anvil_reorg',
        params: [depth, []],
      });
    },
    payEther: (to, value) => send(getAddress(to), undefined, { value }),
    // Its constructor calls the address with all that it was given, and leaves no code.
    payByContract: (to, value) =>
      send(undefined, concat(['0x600060006000600034', '0x73', getAddress(to), '0x5af100']), { value }),
    async deployToken() {
      const nonce = BigInt(await client.getTransactionCount({ address: PAYER.address, blockTag: 'pending' }));
      const contract = getContractAddress({ from: PAYER.address, nonce });
      const now = async (to: Address | undefined, data: Hex) => {
        await send(to, data);
        await mine();
      };
      await now(undefined, token.bytecode as Hex);
      const mintCall = (to: string, raw: bigint) =>
        encodeFunctionData({ abi: TOKEN, functionName: 'mint', args: [getAddress(to), raw] });
      const transferCall = (to: string, raw: bigint) =>
        encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [getAddress(to), raw] });
      const shareCall = (to: readonly string[], raw: bigint) =>
        encodeFunctionData({ abi: TOKEN, functionName: 'share', args: [to.map((each) => getAddress(each)), raw] });
      return {
        contract,
        mint: (to, raw) => now(contract, mintCall(to, raw)),
        async mintDearly(to, raw) {
          await send(contract, mintCall(to, raw), { from: SPENDER, maxPriorityFeePerGas: parseGwei('50') });
        },
        mute: (value) => now(contract, encodeFunctionData({ abi: TOKEN, functionName: 'mute', args: [value] })),
        pay: (to, raw) => send(contract, transferCall(to, raw)),
        share: (to, raw) => send(contract, shareCall(to, raw)),
        balanceOf: (owner) =>
          client.readContract({ address: contract, abi: TOKEN, functionName: 'balanceOf', args: [getAddress(owner)] }),
      };
    },
    async stop() {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The address that pays in a test. */
export const PAYER_ADDRESS = PAYER.address;

/** The package of this machine holds nothing but the binary. */
function locateAnvil(): string {
  const platform = process.platform === 'win32' ? 'win32' : process.platform;
  const name = `@foundry-rs/anvil-${platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  return createRequire(import.meta.url).resolve(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`);
}
