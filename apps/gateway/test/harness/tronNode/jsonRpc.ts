/** The JSON-RPC, as https://tronprotocol.github.io/documentation-en/api/json-rpc/ describes each method. */
import { TronWeb } from 'tronweb';
import type { Log } from './state.ts';
import type { Block, TronLedger } from './TronLedger.ts';

/** A question in a request; several come as a list. */
export interface Question {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

const quantity = (value: number | bigint): string => `0x${value.toString(16)}`;
/** The JSON-RPC writes addresses without their first byte. */
const short = (address: string): string => `0x${TronWeb.address.toHex(address).slice(2).toLowerCase()}`;
const long = (address: string): string => TronWeb.address.fromHex(`41${address.slice(2)}`);

/** Answers a question. @param newest the newest block that the node admits to have */
export function answerRpc(ledger: TronLedger, chainId: number, question: Question, newest: number): object {
  const { id, method, params = [] } = question;
  const state = ledger.blocks[newest]?.state;
  const answer = (): unknown => {
    if (method === 'eth_chainId') return quantity(chainId);
    if (method === 'eth_blockNumber') return quantity(newest);
    if (method === 'eth_getBalance') {
      demandLatest(params[1]);
      return quantity(state?.sun.get(long(String(params[0]))) ?? 0n);
    }
    if (method === 'eth_call') {
      demandLatest(params[1]);
      const { to, data } = params[0] as { to: string; data: string };
      // balanceOf(address) is the only function that anybody reads
      if (data.slice(0, 10) !== '0x70a08231') throw new Error('REVERT opcode executed');
      const balance = state?.tokens.get(long(to))?.balances.get(long(`0x${data.slice(-40)}`)) ?? 0n;
      return `0x${balance.toString(16).padStart(64, '0')}`;
    }
    if (method === 'eth_getLogs') return logsOf(ledger, params[0] as Filter, newest);
    if (method === 'eth_getTransactionReceipt') return receiptOf(ledger, String(params[0]).slice(2), newest);
    throw new Error(`the method ${method} does not exist/is not available`);
  };
  try {
    return { jsonrpc: '2.0', id, result: answer() };
  } catch (error) {
    return { jsonrpc: '2.0', id, error: { code: -32_600, message: (error as Error).message } };
  }
}

interface Filter {
  readonly fromBlock: string;
  readonly toBlock: string;
  readonly address?: string | readonly string[];
  readonly topics: readonly (string | readonly string[] | null)[];
}

function logsOf(ledger: TronLedger, { fromBlock, toBlock, address, topics }: Filter, newest: number): object[] {
  const [from, to] = [Number(fromBlock), Number(toBlock)];
  if (to - from > 5000) throw new Error('exceed max block range: 5000');
  const contracts = address === undefined ? undefined : [address].flat().map((each) => each.toLowerCase());
  const fits = (log: Log) =>
    (contracts?.includes(short(log.contract)) ?? true) &&
    topics.every((wanted, index) => wanted === null || [wanted].flat().includes(`0x${log.topics[index] ?? ''}`));
  // Unlike the receipts, older nodes number the logs of the search within their transaction.
  return ledger.blocks
    .slice(from, Math.min(to, newest) + 1)
    .flatMap((block) =>
      block.entries.flatMap(({ logs, transaction }, index) =>
        logs.flatMap((log, place) => (fits(log) ? [describe(block, transaction.txid, log, index, place)] : [])),
      ),
    );
}

function receiptOf(ledger: TronLedger, txid: string, newest: number): object | null {
  const found = ledger.find(txid, newest);
  if (!found) return null;
  const { block, entry } = found;
  const index = block.entries.indexOf(entry);
  const before = block.entries.slice(0, index).reduce((sum, { logs }) => sum + logs.length, 0);
  return {
    blockHash: `0x${block.hash}`,
    blockNumber: quantity(block.number),
    transactionHash: `0x${txid}`,
    transactionIndex: quantity(index),
    from: short(entry.transaction.owner),
    gasUsed: '0x0',
    cumulativeGasUsed: '0x0',
    effectiveGasPrice: '0x64',
    status: '0x1',
    type: '0x0',
    logsBloom: `0x${'0'.repeat(512)}`,
    logs: entry.logs.map((log, place) => describe(block, txid, log, index, before + place)),
  };
}

function describe({ hash, number }: Block, txid: string, log: Log, index: number, place: number): object {
  return {
    address: short(log.contract),
    topics: log.topics.map((each) => `0x${each}`),
    data: `0x${log.data}`,
    blockHash: `0x${hash}`,
    blockNumber: quantity(number),
    transactionHash: `0x${txid}`,
    transactionIndex: quantity(index),
    logIndex: quantity(place),
    removed: false,
  };
}

function demandLatest(tag: unknown): void {
  if (tag !== 'latest') throw new Error('QUANTITY not supported, just support TAG as latest');
}
