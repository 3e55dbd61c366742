import { fromMinorUnits, type Network, toMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Chain } from '../../outside/chain/port/Chain.ts';
import { knownWallet } from '../../outside/chain/houseWallets.ts';
import { depositOf } from '../../outside/chain/port/depositsOf.ts';
import { waitingToLeave } from './wallets.ts';

/** Coins that move from the wallet that pays into the cold one. */
export interface Drain {
  readonly id: bigint;
  readonly protocol: Network;
  readonly currency: string;
  /** Raw units of the chain. */
  readonly raw: bigint;
  /** Of the cold wallet, when the drain was ordered. */
  readonly address: string;
  readonly state: 'ordered' | 'signed' | 'done' | 'failed' | 'dropped';
  readonly txid: string | null;
  readonly confirmations: number;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The reason why coins cannot be moved. */
export class NotMovableError extends Error {
  override readonly name = 'NotMovableError';
}

/** The coins that a drain moves, and its destination. */
export interface DrainOrder {
  readonly chain: Chain;
  readonly currency: string;
  readonly raw: bigint;
  readonly address: string;
}

const AMOUNT = /^((?:0|[1-9]\d{0,17})(?:\.(\d{1,36}))?) ([A-Z]{2,8})$/;

/**
 * Reads what somebody wants to move.
 * @param amount such as "500 USDT"
 * @throws {NotMovableError}
 */
export function readDrain(
  { chains, config }: Pick<Services, 'chains' | 'config'>,
  { network, amount }: { readonly network: string; readonly amount: string },
): DrainOrder {
  const chain = chains.get(network);
  if (!chain) throw new NotMovableError(`This gateway is not connected to ${network}.`);
  const { protocol, coins } = chain;
  const address = config.coldAddresses.get(protocol);
  if (address === undefined) throw new NotMovableError(`${protocol} has no cold wallet: set ${protocol}_COLD_ADDRESS.`);
  const [, text = '', places = '', currency = ''] = AMOUNT.exec(amount) ?? [];
  const coin = coins.get(currency);
  if (!coin)
    throw new NotMovableError(`--amount must be an amount of ${[...coins.keys()].join(', ')}, such as "500 USDT".`);
  if (places.length > coin.decimals)
    throw new NotMovableError(`${currency} has ${coin.decimals} decimal places on ${protocol}.`);
  const raw = toMinorUnits(text, coin.decimals);
  if (raw === 0n) throw new NotMovableError('--amount must be more than zero.');
  return { chain, currency, raw, address };
}

/**
 * Orders a drain. A running gateway sends it.
 * @throws {NotMovableError} for more than the wallet holds beside what waits to leave it
 */
export async function orderDrain(
  services: Pick<Services, 'db' | 'ledger'>,
  { chain, currency, raw, address }: DrainOrder,
): Promise<bigint> {
  const { db } = services;
  const { protocol, coins } = chain;
  if (address === (await knownWallet(db, protocol)) || (await depositOf(db, protocol, address)))
    throw new NotMovableError(`${address} is an address that this gateway has the key of, and no cold wallet.`);
  const [held, leaving] = [await chain.spendable(currency), await waitingToLeave(services, chain, currency)];
  const free = held > leaving ? held - leaving : 0n;
  if (raw > free) {
    const [most, waiting] = [free, leaving].map((amount) => fromMinorUnits(amount, coins.get(currency)?.decimals ?? 0));
    throw new NotMovableError(`Only ${most} ${currency} can be moved: ${waiting} ${currency} waits to be paid out.`);
  }
  const row = await db.maybe<{ id: bigint }>(sql`
    insert into drain (protocol, currency, raw, address)
    values (${protocol}, ${currency}, ${String(raw)}::numeric, ${address})
    on conflict (protocol, currency) where state in ('ordered', 'signed') do nothing returning id`);
  if (!row) throw new NotMovableError(`${currency} is being moved on ${protocol} already: see \`float list\`.`);
  return row.id;
}

/** Takes an order back that nothing is signed for. @throws {NotMovableError} */
export async function dropDrain(db: Db, id: bigint): Promise<void> {
  const row = await db.maybe(sql`
    update drain set state = 'dropped', updated_at = app_now() where id = ${id} and state = 'ordered' returning 1`);
  if (!row) throw new NotMovableError(`No order ${id} waits to be signed.`);
}

/**
 * Takes all such orders back. After a restore nobody knows which of them were sent, and a network knows; staff order what is still to be
 * moved.
 */
export async function dropOrders(db: Db, reason: string): Promise<void> {
  await db.query(sql`
    update drain set state = 'dropped', reason = ${reason}, updated_at = app_now() where state = 'ordered'`);
}

/** Lists the latest drains, those that run or the others, the oldest of them first. @param most so many at most */
export async function listDrains(db: Db, isOpen: boolean, most: number): Promise<readonly Drain[]> {
  const rows = await db.query<Omit<Drain, 'raw'> & { raw: string }>(sql`
    select id, protocol, currency, raw::text as raw, address, state, txid, confirmations, reason, created_at as "createdAt"
    from drain where (state in ('ordered', 'signed')) = ${isOpen} order by id desc limit ${most}`);
  return rows.map((row) => ({ ...row, raw: BigInt(row.raw) })).toReversed();
}
