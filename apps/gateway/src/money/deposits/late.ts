import { fromMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Chain, Incoming } from '../../outside/chain/port/Chain.ts';
import { normalAddress } from '../../outside/chain/port/notation.ts';
import { creditDeposit } from './creditDeposit.ts';
import { type Deposit, DEPOSIT_COLUMNS } from './Deposit.ts';
import { moveDeposit } from './process.ts';
import { recordIncoming } from './recordIncoming.ts';

/** The reason why a late transfer cannot be credited. */
export class NotCreditableError extends Error {
  override readonly name = 'NotCreditableError';
}

/** A transfer to an address that is no longer watched, as somebody names it. */
export interface NamedTransfer {
  readonly network: string;
  readonly address: string;
  readonly txid: string;
}

/** The same, as its network tells it: one payment or several in one transaction. */
export interface LateTransfer {
  readonly chain: Chain;
  readonly height: number;
  readonly payments: readonly Incoming[];
  /** The sum in words, such as "38.5 USDT". */
  readonly amount: string;
}

/**
 * Looks a late transfer up on its network.
 * @throws {NotCreditableError} unless the address is an ended one of ours, and its payments are confirmed and not recorded yet
 */
export async function findLate(
  { db, chains, config }: Pick<Services, 'db' | 'chains' | 'config'>,
  { network, address: given, txid }: NamedTransfer,
): Promise<LateTransfer> {
  const chain = chains.get(network);
  if (!chain) throw new NotCreditableError(`This gateway is not connected to ${network}.`);
  const { protocol } = chain;
  const address = normalAddress(protocol, given);
  await assertEnded(db, protocol, address);
  const payments = await chain.received(txid, address);
  if (payments.length === 0)
    throw new NotCreditableError(`No block of ${protocol} holds a payment to ${address} in ${txid}.`);
  const height = await chain.height();
  for (const payment of payments) {
    await assertNew(db, protocol, payment);
    await assertFinal(chain, payment, height, config.policy.chains.confirmations);
  }
  return { chain, height, payments, amount: payments.map((each) => inWords(chain, each)).join(' + ') };
}

const inWords = ({ coins }: Chain, { currency, raw }: Incoming): string =>
  `${fromMinorUnits(raw, coins.get(currency)?.decimals ?? 0)} ${currency}`;

async function assertEnded(db: Db, protocol: string, address: string): Promise<void> {
  const known = await db.maybe<{ isEnded: boolean }>(sql`
    select ended_at is not null as "isEnded" from deposit_address where protocol = ${protocol} and address = ${address}`);
  if (!known) throw new NotCreditableError(`${address} is no address of ours on ${protocol}.`);
  if (!known.isEnded) throw new NotCreditableError(`${address} is watched: what comes to it is credited by itself.`);
}

/** A dropped deposit may come again; any other is followed or decided already. */
async function assertNew(db: Db, protocol: string, { txid, logIndex }: Incoming): Promise<void> {
  const known = await db.maybe<{ id: bigint; state: string }>(sql`
    select id, state from deposit where protocol = ${protocol} and txid = ${txid} and log_index = ${logIndex}`);
  if (known && known.state !== 'dropped')
    throw new NotCreditableError(`${txid} is deposit ${known.id} already: ${known.state}.`);
}

async function assertFinal(chain: Chain, payment: Incoming, height: number, required: number): Promise<void> {
  const { txid, block, blockHash } = payment;
  const confirmations = height - block + 1;
  if (confirmations < required)
    throw new NotCreditableError(`${txid} has only ${confirmations} of ${required} confirmations. Try again later.`);
  if ((await chain.blockHash(block)) !== blockHash)
    throw new NotCreditableError(`The block of ${txid} no longer counts. Try again later.`);
}

/**
 * Credits a late transfer in the caller's transaction, as if it had waited for review. Of several callers at once, one credits it.
 * @throws {NotCreditableError} if somebody else was faster, or the amount is below what is credited
 */
export async function creditLate(services: Services, { chain, height, payments }: LateTransfer): Promise<void> {
  const { db } = services;
  for (const payment of payments) {
    await recordIncoming(services, chain, payment, height);
    const deposit = await db.one<Deposit>(sql`
      select ${DEPOSIT_COLUMNS} from deposit d
      where d.protocol = ${chain.protocol} and d.txid = ${payment.txid} and d.log_index = ${payment.logIndex}
      for no key update`);
    const { id, txid, state } = deposit;
    if (state !== 'confirming') throw new NotCreditableError(`${txid} is deposit ${id}: ${state}. It is not credited.`);
    await moveDeposit(db, deposit, 'stop', { by: 'watcher', reason: 'LATE' });
    if (!(await creditDeposit(services, { ...deposit, state: 'review' }, true)))
      throw new Error(`Deposit ${id} changed while it was locked.`);
  }
}
