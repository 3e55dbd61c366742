import { toMinorUnits } from '@ezwallet/validators';
import { minimumDeposit, type Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Services } from '../../call/Services.ts';
import { type Asset, BIZ_TYPES, createLedger } from '../../ledger/index.ts';
import type { Chain, Incoming } from '../../outside/chain/port/Chain.ts';
import { toMinor } from '../../outside/chain/port/notation.ts';
import { findPaymentOf } from '../cashier/payments.ts';
import { leastPart } from '../cashier/parts.ts';
import { type Deposit, DEPOSIT_COLUMNS } from './Deposit.ts';
import { beginDeposit, moveDeposit } from './process.ts';

/**
 * Records a payment once for each (network, transaction, place in it), however often the watcher reads it. A known one
 * gets the block that it is in now.
 */
export async function recordIncoming(services: Services, chain: Chain, item: Incoming, height: number): Promise<void> {
  const { db, ledger, config } = services;
  const asset = (await ledger.assets()).find(({ id }) => id === item.currency && chain.coins.has(id));
  await db.tx(async (tx) => {
    const inserted = await insert(tx, services, chain, item, asset, height);
    if (inserted) return await begin(tx, inserted, asset, config.policy);
    const known = await tx.maybe<Deposit>(sql`
      select ${DEPOSIT_COLUMNS} from deposit d
      where d.protocol = ${chain.protocol} and d.txid = ${item.txid} and d.log_index = ${item.logIndex}
        and d.block_hash is distinct from ${item.blockHash}
      for no key update`);
    if (!known) return;
    await tx.query(sql`
      update deposit set block = ${item.block}, block_hash = ${item.blockHash}, orphaned_at = null,
        confirmations = ${height - item.block + 1}, updated_at = app_now() where id = ${known.id}`);
    // Another block confirmed it. In this one it starts again, and goes to review once it is confirmed again.
    if (known.state === 'review') await moveDeposit(tx, known, 'orphan', { by: 'watcher' });
    const state = known.state === 'review' ? 'orphaned' : known.state;
    if (state === 'orphaned' || state === 'dropped')
      await moveDeposit(tx, { ...known, state }, 'seeAgain', { by: 'watcher' });
  });
}

/** Undefined for a known payment, and for an address without an owner. */
async function insert(
  tx: Db,
  { config }: Services,
  chain: Chain,
  { txid, logIndex, to, currency, raw, block, blockHash }: Incoming,
  asset: Asset | undefined,
  height: number,
): Promise<Deposit | undefined> {
  const amount = asset ? toMinor(chain, currency, raw, asset.scale) : null;
  return await tx.maybe<Deposit>(sql`
    insert into deposit as d (protocol, txid, log_index, member_id, payment_id, address, currency, raw, asset_id, amount,
      block, block_hash, confirmations, required, state)
    select a.protocol, ${txid}, ${logIndex}::int, a.member_id, a.payment_id, a.address, ${currency},
      ${String(raw)}::numeric, ${asset?.id ?? null}::text, ${amount}::bigint, ${block}::bigint, ${blockHash},
      ${height - block + 1}::int, ${config.policy.chains.confirmations}::int, 'new'
    from address_payee a
    where a.protocol = ${chain.protocol} and a.address = ${to}
    on conflict (protocol, txid, log_index) do nothing
    returning ${DEPOSIT_COLUMNS}`);
}

async function begin(tx: Db, deposit: Deposit, asset: Asset | undefined, policy: Policy): Promise<void> {
  const { id, memberId: userId, amount } = deposit;
  if (!asset || amount === null) return await beginDeposit(tx, deposit, 'ignore');
  // An amount below the smallest unit of the ledger cannot be shown.
  if (amount === 0n) return await beginDeposit(tx, deposit, 'seeTooLittle');
  const payment = await findPaymentOf(tx, deposit);
  const purpose = payment ? { bizType: BIZ_TYPES.payIn, remark: payment.subject } : { bizType: BIZ_TYPES.recharge };
  const ledger = createLedger(tx);
  const billNo = await ledger.expect({ userId, asset: asset.id, amount, ...purpose });
  await tx.query(sql`update deposit set bill_no = ${billNo} where id = ${id}`);
  const usual = toMinorUnits(minimumDeposit(policy, asset.id), asset.scale);
  if (amount >= (payment ? leastPart(payment, usual) : usual)) return await beginDeposit(tx, deposit, 'see');
  await ledger.expectAgain(billNo, false);
  await beginDeposit(tx, deposit, 'seeTooLittle', 'BELOW_MINIMUM');
}
