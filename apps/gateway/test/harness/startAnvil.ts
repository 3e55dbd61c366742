import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { addr, Transaction } from 'micro-eth-signer';
import { encodeTransfer, wordOf } from '../../src/chain/evm/erc20.ts';
import { createJsonRpc, type JsonRpc } from '../../src/chain/evm/JsonRpc.ts';
import { hexOf } from '../../src/chain/evm/hexOf.ts';
import token from '../fixtures/token/TestToken.json' with { type: 'json' };

/** A real Ethereum node of its own, with nothing mined but on demand. */
export interface Anvil {
  readonly url: string;
  readonly chainId: number;
  readonly rpc: JsonRpc;
  mine(blocks?: number): Promise<void>;
  /** Replaces the newest blocks by empty ones; what they held is forgotten. */
  reorganise(depth: number): Promise<void>;
  /** Gives an account ether. */
  fund(address: string): Promise<void>;
  deployToken(): Promise<TestToken>;
  stop(): Promise<void>;
}

/** A contract of fixtures/token/TestToken.sol. */
export interface TestToken {
  readonly contract: string;
  mint(to: string, raw: bigint): Promise<string>;
  mute(value: boolean): Promise<string>;
  /** Mints from another account, which pays enough to come first in the next block. */
  mintDearly(to: string, raw: bigint): Promise<string>;
  /** Pays from the payer; the transaction waits for a block. @returns its hash, and itself for sending it again */
  pay(to: string, raw: bigint): Promise<{ readonly txid: string; readonly payload: string }>;
  /** Pays several in one transaction. */
  share(to: readonly string[], raw: bigint): Promise<{ readonly txid: string; readonly payload: string }>;
}

const CHAIN_ID = 31_337;
const GAS = 1_000_000n;
const GWEI = 1_000_000_000n;
const ETHER = 10n ** 18n;
/** No secret: the money is the test's. */
const PAYER = Buffer.alloc(32, 0x11);

/** Starts a node. @throws when its binary for this machine is not installed */
export async function startAnvil(): Promise<Anvil> {
  const child = spawn(locateAnvil(), ['--port', '0', '--no-mining', '--chain-id', String(CHAIN_ID)], {
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
  const rpc = createJsonRpc(url);
  const mine = async (blocks = 1) => void (await rpc.call('anvil_mine', [hexOf(blocks)]));
  const fund = async (address: string) => void (await rpc.call('anvil_setBalance', [address, hexOf(1000n * ETHER)]));

  const payer = addr.fromPrivateKey(PAYER);
  await fund(payer);
  async function send(to: string | undefined, data: string) {
    const nonce = BigInt(await rpc.call<string>('eth_getTransactionCount', [payer, 'pending']));
    const signed = Transaction.prepare(
      { to: to ?? '0x', data, nonce, value: 0n, chainId: BigInt(CHAIN_ID), gasLimit: GAS, maxFeePerGas: 100n * GWEI, maxPriorityFeePerGas: GWEI },
      false,
    ).signBy(PAYER);
    const payload = signed.toHex();
    return { txid: await rpc.call<string>('eth_sendRawTransaction', [payload]), payload };
  }

  return {
    url,
    chainId: CHAIN_ID,
    rpc,
    mine,
    fund,
    async reorganise(depth) {
      await rpc.call('anvil_reorg', [depth, []]);
    },
    async deployToken() {
      const { txid } = await send(undefined, token.bytecode);
      await mine();
      const { contractAddress } = await rpc.call<{ contractAddress: string }>('eth_getTransactionReceipt', [txid]);
      const contract = addr.addChecksum(contractAddress);
      const { methods } = token;
      const word = (value: bigint) => value.toString(16).padStart(64, '0');
      const mintCall = (to: string, raw: bigint) => `0x${methods['mint(address,uint256)']}${wordOf(to)}${word(raw)}`;
      const now = async (data: string) => {
        const sent = await send(contract, data);
        await mine();
        return sent.txid;
      };
      return {
        contract,
        mint: (to, raw) => now(mintCall(to, raw)),
        async mintDearly(to, raw) {
          const [from] = await rpc.call<string[]>('eth_accounts', []);
          const fees = { maxFeePerGas: hexOf(100n * GWEI), maxPriorityFeePerGas: hexOf(50n * GWEI) };
          return await rpc.call('eth_sendTransaction', [{ from, to: contract, data: mintCall(to, raw), ...fees }]);
        },
        mute: (value) => now(`0x${methods['mute(bool)']}${word(value ? 1n : 0n)}`),
        pay: (to, raw) => send(contract, encodeTransfer(to, raw)),
        share: (to, raw) =>
          send(
            contract,
            `0x${methods['share(address[],uint256)']}${word(64n)}${word(raw)}${word(BigInt(to.length))}${to.map(wordOf).join('')}`,
          ),
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
export const PAYER_ADDRESS = addr.fromPrivateKey(PAYER);

/** The package of this machine holds nothing but the binary. */
function locateAnvil(): string {
  const platform = process.platform === 'win32' ? 'win32' : process.platform;
  const name = `@foundry-rs/anvil-${platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  return createRequire(import.meta.url).resolve(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`);
}
