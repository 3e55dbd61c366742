import { randomBytes } from 'node:crypto';
import { Block, crypto, Transaction } from 'bitcoinjs-lib';
import { assertSigned, dustFrom, outpointOf, RpcError, txidOf } from './rules.ts';

/** An output that nothing has spent. */
export interface Unspent {
  readonly script: Uint8Array;
  readonly value: bigint;
  /** The block that holds it; undefined while it waits. */
  readonly height?: number | undefined;
  readonly isReward: boolean;
}

interface Waiting {
  readonly transaction: Transaction;
  readonly fee: bigint;
}

/** Half of all hashes are low enough (Bitcoin Core, regtest). */
const EASY_BITS = 0x20_7f_ff_ff;
const EASY_TARGET = 0x7f_ff_ffn << 232n;
const MATURE_AFTER = 100;
const REPLACEABLE_BELOW = 0xff_ff_ff_fe;
/** Satoshis for 1,000 virtual bytes that a replacement offers more. */
export const STEP = 1000n;

/**
 * The blocks and the pool of a network that mines on demand. It carries out the rules that matter to a wallet: signatures, amounts, the fee, dust, and
 * which transaction may take the place of another (BIP-125).
 */
export class BitcoinLedger {
  readonly genesis: string;
  /** From block 1 on. */
  readonly blocks: Block[] = [];
  readonly pool = new Map<string, Waiting>();
  /** Satoshis for 1,000 virtual bytes: the least that the pool takes, and the least that a block takes. */
  leastRate = 1000n;
  minedFrom = 0n;
  #unspent: { tip: string; outputs: ReadonlyMap<string, Unspent> } | undefined;

  constructor(genesis: string) {
    this.genesis = genesis;
  }

  get height(): number {
    return this.blocks.length;
  }

  hashOf(height: number): string | undefined {
    return height === 0 ? this.genesis : this.blocks[height - 1]?.getId();
  }

  /** Outputs that the blocks have made and not spent. */
  unspent(): ReadonlyMap<string, Unspent> {
    const tip = this.hashOf(this.height) ?? '';
    if (this.#unspent?.tip === tip) return this.#unspent.outputs;
    const outputs = new Map<string, Unspent>();
    for (const [index, block] of this.blocks.entries())
      for (const [place, transaction] of (block.transactions ?? []).entries()) {
        if (place > 0) for (const input of transaction.ins) outputs.delete(outpointOf(input));
        for (const [vout, { script, value }] of transaction.outs.entries())
          outputs.set(`${transaction.getId()}:${vout}`, { script, value, height: index + 1, isReward: place === 0 });
      }
    this.#unspent = { tip, outputs };
    return outputs;
  }

  /** The outputs that the pool spends, with the transaction that spends each. */
  spentInPool(): ReadonlyMap<string, string> {
    return new Map(
      [...this.pool].flatMap(([txid, { transaction }]) => transaction.ins.map((input) => [outpointOf(input), txid])),
    );
  }

  /** Takes a transaction into the pool. @throws {RpcError} as Bitcoin Core refuses it */
  submit(payload: string): string {
    let transaction: Transaction;
    try {
      transaction = Transaction.fromHex(payload);
    } catch {
      throw new RpcError(-22, 'TX decode failed. Make sure the tx has at least one input.');
    }
    const txid = transaction.getId();
    if (this.pool.has(txid)) return txid;
    if (transaction.outs.some((_, vout) => this.unspent().has(`${txid}:${vout}`)))
      throw new RpcError(-27, 'Transaction outputs already in utxo set');
    const fee = this.#feeOf(transaction);
    const size = BigInt(transaction.virtualSize());
    for (const { script, value } of transaction.outs)
      if (value < dustFrom(script)) throw new RpcError(-26, 'dust, tx with dust output must be 0-fee');
    if (fee * 1000n < this.leastRate * size) throw new RpcError(-26, 'mempool min fee not met');
    const replaced = this.#replacedBy(transaction, fee, size);
    for (const each of replaced) this.pool.delete(each);
    this.pool.set(txid, { transaction, fee });
    return txid;
  }

  /** @throws {RpcError} for one whose inputs are not there, whose signatures are wrong, or that pays more than it has */
  #feeOf(transaction: Transaction): bigint {
    let fee = -transaction.outs.reduce((sum, { value }) => sum + value, 0n);
    for (const [index, input] of transaction.ins.entries()) {
      const spent = this.#find(outpointOf(input));
      if (!spent) throw new RpcError(-25, 'bad-txns-inputs-missingorspent');
      if (spent.isReward && this.height + 1 - (spent.height ?? 0) < MATURE_AFTER)
        throw new RpcError(-26, 'bad-txns-premature-spend-of-coinbase');
      assertSigned(transaction, index, spent);
      fee += spent.value;
    }
    if (fee < 0n) throw new RpcError(-26, 'bad-txns-in-belowout');
    return fee;
  }

  #find(outpoint: string): Unspent | undefined {
    const mined = this.unspent().get(outpoint);
    if (mined) return mined;
    const [txid = '', vout] = outpoint.split(':');
    const output = this.pool.get(txid)?.transaction.outs[Number(vout)];
    return output && { ...output, isReward: false };
  }

  /** The transactions of the pool that one takes the place of, with those that build on them (BIP-125). @throws {RpcError} */
  #replacedBy(transaction: Transaction, fee: bigint, size: bigint): ReadonlySet<string> {
    const spent = this.spentInPool();
    const direct = new Set(transaction.ins.flatMap((input) => spent.get(outpointOf(input)) ?? []));
    if (direct.size === 0) return direct;
    const replaced = new Set<string>();
    const take = (txid: string): void => {
      replaced.add(txid);
      for (const [outpoint, by] of spent) if (outpoint.startsWith(`${txid}:`)) take(by);
    };
    for (const each of direct) take(each);
    const known = new Set([...direct].flatMap((each) => this.pool.get(each)?.transaction.ins.map(outpointOf) ?? []));
    let owed = 0n;
    for (const each of replaced) {
      const waiting = this.pool.get(each);
      if (!waiting) continue;
      owed += waiting.fee;
      if (!direct.has(each)) continue;
      if (waiting.transaction.ins.every(({ sequence }) => sequence >= REPLACEABLE_BELOW))
        throw new RpcError(-26, 'txn-mempool-conflict');
      if (fee * BigInt(waiting.transaction.virtualSize()) <= waiting.fee * size)
        throw new RpcError(-26, 'insufficient fee, rejecting replacement; new feerate <= old feerate');
    }
    for (const input of transaction.ins)
      if (!known.has(outpointOf(input)) && this.pool.has(txidOf(input)))
        throw new RpcError(-26, 'replacement-adds-unconfirmed');
    if (fee < owed + (STEP * size + 999n) / 1000n)
      throw new RpcError(-26, 'insufficient fee, rejecting replacement; not enough additional fees to relay');
    return replaced;
  }

  /** Finds blocks. @param holds whether they take in what waits */
  mine(blocks = 1, holds = true): void {
    for (let count = 0; count < blocks; count++) {
      const taken = holds
        ? [...this.pool].filter(
            ([, { transaction, fee }]) => fee * 1000n >= this.minedFrom * BigInt(transaction.virtualSize()),
          )
        : [];
      for (const [txid] of taken) this.pool.delete(txid);
      this.append(taken.map(([, { transaction }]) => transaction));
    }
  }

  /** Appends a block of transactions. @param reward of the block's miner */
  append(transactions: readonly Transaction[], reward?: readonly { script: Uint8Array; value: bigint }[]): void {
    const coinbase = new Transaction();
    // The height makes each one another (BIP-34); the rest makes the blocks of two branches differ.
    coinbase.addInput(
      new Uint8Array(32),
      0xff_ff_ff_ff,
      0xff_ff_ff_ff,
      Uint8Array.of(4, ...numberBytes(this.height + 1), ...randomBytes(8)),
    );
    for (const { script, value } of reward ?? [{ script: Uint8Array.of(0x51), value: 5_000_000_000n }])
      coinbase.addOutput(script, value);
    const block = new Block();
    block.version = 0x20_00_00_00;
    block.prevHash = Buffer.from(this.hashOf(this.height) ?? '', 'hex').reverse();
    block.transactions = [coinbase, ...transactions];
    block.merkleRoot = Block.calculateMerkleRoot(block.transactions);
    block.timestamp = 1_700_000_000 + this.height * 600;
    block.bits = EASY_BITS;
    block.nonce = 0;
    while (
      BigInt(
        `0x${Buffer.from(crypto.hash256(block.toBuffer(true)))
          .reverse()
          .toString('hex')}`,
      ) > EASY_TARGET
    )
      block.nonce += 1;
    this.blocks.push(block);
  }

  /** Replaces the newest blocks by empty ones; what they held is forgotten, and what waits and builds on it too. */
  reorganise(depth: number): void {
    this.blocks.splice(this.blocks.length - depth);
    this.mine(depth, false);
    const waiting = [...this.pool.values()];
    this.pool.clear();
    for (const { transaction } of waiting) {
      try {
        this.submit(transaction.toHex());
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
      }
    }
  }
}

function numberBytes(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
