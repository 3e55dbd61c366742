import type { Services } from '../app/Services.ts';
import type { PreparedTransfer } from '../chain/Chain.ts';
import { toRaw } from '../chain/units.ts';
import { type Db, sql } from '../db/index.ts';
import { getMember } from '../identity/members.ts';
import { chainOf } from './chainOf.ts';
import { findOutstanding } from './findOutstanding.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Progress, SendingStep } from './SendingStep.ts';
import type { Withdrawal } from './Withdrawal.ts';

/**
 * Signs an approved withdrawal and stores what was signed. A transaction that failed before is replaced only as long as
 * its network says that it failed: one that a reorganisation has brought back is sent on instead. What was signed
 * already goes out whatever has changed since: it has its place in the wallet's order, and all that is signed later
 * waits for it. The network is asked first, for as long as it takes; then one transaction signs and stores.
 */
export const signWithdrawal: SendingStep = async (services, withdrawal) => {
  const { db, ledger } = services;
  const { memberId, currency, address, amount, billNo } = withdrawal;
  const chain = chainOf(services, withdrawal);
  const outstanding = await findOutstanding(chain, withdrawal);
  if (outstanding) {
    await db.tx((tx) => signAndStore(tx, withdrawal, { sign: () => Promise.resolve(outstanding) }));
    return 'again';
  }
  const member = await getMember(db, memberId);
  if (member.isFrozen || member.userFlag !== 1 || member.withdrawFlag === 0)
    return await review(services, withdrawal, 'The account was closed after the request.');
  const asset = (await ledger.assets()).find(({ id }) => id === currency);
  if (!asset) throw new Error(`The ledger has no ${currency}, so it cannot be paid over ${chain.protocol}.`);
  const raw = toRaw(chain, currency, amount, asset.scale);
  if (raw === undefined) throw new Error(`${chain.protocol} cannot carry ${amount} minor units of ${currency}.`);
  if ((await chain.spendable(currency)) < raw) {
    if ((await chain.holdings(currency)) < raw)
      return await review(services, withdrawal, 'The house holds too little on this network.');
    throw new Error(`The wallet on ${chain.protocol} waits for what is still on deposit addresses.`);
  }
  const prepared = await chain.prepare({ ref: billNo, currency, to: address, raw });
  await db.tx((tx) => signAndStore(tx, withdrawal, prepared));
  return 'again';
};

/** Nothing is sent of it, so it can wait for a person. */
async function review({ db }: Services, { id }: Withdrawal, reason: string): Promise<Progress> {
  await db.tx((tx) => moveWithdrawal(tx, { id, from: 'approved', to: 'review', actor: 'sender', reason }));
  return 'again';
}

/**
 * Signs and stores together, so that a worker that stalls or dies leaves no nonce without a transaction that is sent.
 * What was moved on meanwhile, by another worker or a person, is not signed.
 */
async function signAndStore(tx: Db, { id, txid: before }: Withdrawal, prepared: PreparedTransfer): Promise<void> {
  const isUnchanged = await tx.maybe(sql`
    select 1 from withdrawal
    where id = ${id} and state = 'approved' and txid is not distinct from ${before} for no key update`);
  if (!isUnchanged) return;
  const { txid, payload } = await prepared.sign(tx);
  await tx.query(sql`
    update withdrawal set txid = ${txid}, payload = ${payload}, confirmations = 0,
      attempts = attempts + (txid is distinct from ${txid})::int
    where id = ${id}`);
  await moveWithdrawal(tx, { id, from: 'approved', to: 'signed', actor: 'sender' });
}
