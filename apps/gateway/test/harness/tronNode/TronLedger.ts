import { createHash, randomBytes } from 'node:crypto';
import { execute, type Execution, type Prices, type State } from './state.ts';
import { readTransaction, type Transaction } from './readTransaction.ts';

/** A block with what it holds, and the state after it. */
export interface Block {
  readonly number: number;
  readonly hash: string;
  readonly parent: string;
  readonly time: number;
  readonly entries: readonly (Execution & { readonly transaction: Transaction })[];
  readonly state: State;
}

/** Codes with which a node refuses a transaction (`api.Return.response_code`). */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Blocks after which two thirds of the 27 producers have built on a block. */
export const SOLIDIFIED_AFTER = 18;
const BLOCK_TIME = 3000;
const DAY = 24 * 60 * 60 * 1000;
const MOST_FEE_LIMIT = 15_000_000_000n;
const START = Date.UTC(2026, 0, 1);

/** The blocks of a network, mined on demand, and what waits for one. */
export class TronLedger {
  readonly blocks: Block[] = [];
  readonly pool: Transaction[] = [];
  readonly prices: Prices = { byte: 1000n, energy: 100n, account: 1_100_000n };

  /** @param chainId the end of the first block's hash, and the network's identity */
  constructor(chainId: number) {
    const hash = randomBytes(32).toString('hex').slice(0, 40);
    this.blocks.push({
      number: 0,
      hash: `${'0'.repeat(16)}${hash}${chainId.toString(16).padStart(8, '0')}`,
      parent: '0'.repeat(64),
      time: START,
      entries: [],
      state: { sun: new Map(), tokens: new Map() },
    });
  }

  get newest(): Block {
    return this.blocks.at(-1) as Block;
  }

  /** Changes what accounts have as if from the newest block on. */
  set(change: (state: State) => void): void {
    change(this.newest.state);
  }

  /** Finds an entry among the blocks up to a number. */
  find(txid: string, upTo: number) {
    for (const block of this.blocks.slice(0, upTo + 1)) {
      const entry = block.entries.find(({ transaction }) => transaction.txid === txid);
      if (entry) return { block, entry };
    }
    return undefined;
  }

  /**
   * Takes a transaction into the pool, after the checks of java-tron (`Manager.pushTransaction`).
   * @throws {Refused}
   */
  push(payload: string): Transaction {
    const transaction = this.#read(payload);
    const { txid, owner, content, expiration, feeLimit, referenceBytes, referenceHash } = transaction;
    if (transaction.signedBy !== owner) throw new Refused('SIGERROR', 'Validate signature error: miss sig or weight');
    if (this.pool.some((known) => known.txid === txid) || this.find(txid, this.newest.number))
      throw new Refused('DUP_TRANSACTION_ERROR', 'Dup transaction.');
    const isReferenced = this.blocks.some(
      ({ number, hash }) =>
        number.toString(16).padStart(16, '0').endsWith(referenceBytes) && hash.slice(16, 32) === referenceHash,
    );
    if (!isReferenced) throw new Refused('TAPOS_ERROR', 'Tapos failed, different block hash.');
    if (expiration <= this.newest.time || expiration > this.newest.time + DAY)
      throw new Refused('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired');
    if (feeLimit > MOST_FEE_LIMIT)
      throw new Refused('CONTRACT_VALIDATE_ERROR', 'feeLimit must be >= 0 and <= 15000000000');
    if (content.kind === 'call' && feeLimit === 0n) throw new Refused('CONTRACT_VALIDATE_ERROR', 'No fee limit.');
    const trial = structuredClone(this.newest.state);
    for (const waiting of this.pool) execute(trial, waiting, this.prices);
    if (!execute(trial, transaction, this.prices))
      throw new Refused('CONTRACT_VALIDATE_ERROR', `Contract validate error : account [${owner}] cannot pay.`);
    this.pool.push(transaction);
    return transaction;
  }

  /** Adds blocks, the first of which takes in what waits. */
  mine(blocks: number): void {
    for (let mined = 0; mined < blocks; mined++) {
      const { number, hash: parent, time } = this.newest;
      const state = structuredClone(this.newest.state);
      const entries = this.pool.splice(0).flatMap((transaction) => {
        // A transaction that has ended is gone: the block before decides (`Manager.validateCommon`).
        const execution = transaction.expiration > time ? execute(state, transaction, this.prices) : undefined;
        return execution ? [{ ...execution, transaction }] : [];
      });
      const place = (number + 1).toString(16).padStart(16, '0');
      const digest = createHash('sha256').update(parent).update(randomBytes(8)).digest('hex');
      const hash = place + digest.slice(16);
      this.blocks.push({ number: number + 1, hash, parent, time: time + BLOCK_TIME, entries, state });
    }
  }

  /** Replaces the newest blocks by empty ones. Their transactions are forgotten. @throws Error for a solidified block */
  reorganise(depth: number): void {
    if (depth > SOLIDIFIED_AFTER) throw new Error('A solidified block is not replaced.');
    this.blocks.splice(-depth);
    const waiting = this.pool.splice(0);
    this.mine(depth);
    this.pool.push(...waiting);
  }

  #read(payload: string): Transaction {
    try {
      return readTransaction(payload);
    } catch (error) {
      throw new Refused('OTHER_ERROR', (error as Error).message);
    }
  }
}
