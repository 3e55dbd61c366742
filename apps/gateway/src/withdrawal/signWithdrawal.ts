import type { Services } from '../app/Services.ts';
import type { SignedTransfer } from '../chain/Chain.ts';
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
 * waits for it.
 */
export const signWithdrawal: SendingStep = async (services, withdrawal) => {
  const { db, ledger } = services;
  const { memberId, currency, address, amount, billNo } = withdrawal;
  const chain = chainOf(services, withdrawal);
  const outstanding = await findOutstanding(chain, withdrawal);
  if (outstanding) {
    await db.tx((tx) => store(tx, withdrawal, outstanding));
    return 'again';
  }
  const member = await getMember(db, memberId);
  if (member.isFrozen || member.userFlag !== 1 || member.withdrawFlag === 0)
    return await review(services, withdrawal, 'The account was closed after the request.');
  const scale = (await ledger.assets()).find((asset) => asset.id === currency)?.scale ?? 0;
  const raw = toRaw(chain, currency, amount, scale);
  if (raw === undefined) throw new Error(`${chain.protocol} cannot carry ${amount} minor units of ${currency}.`);
  if ((await chain.spendable(currency)) < raw) {
    if ((await chain.holdings(currency)) < raw)
      return await review(services, withdrawal, 'The house holds too little on this network.');
    throw new Error(`The wallet on ${chain.protocol} waits for what is still on deposit addresses.`);
  }
  const signed = await chain.sign({ ref: billNo, currency, to: address, raw });
  await db.tx((tx) => store(tx, withdrawal, signed));
  return 'again';
};

/** Nothing is sent of it, so it can wait for a person. */
async function review({ db }: Services, { id }: Withdrawal, reason: string): Promise<Progress> {
  await db.tx((tx) => moveWithdrawal(tx, { id, from: 'approved', to: 'review', actor: 'sender', reason }));
  return 'again';
}

/** What another worker has signed meanwhile wins; ours was never sent. */
async function store(tx: Db, { id, txid: before }: Withdrawal, { txid, payload }: SignedTransfer): Promise<void> {
  const row = await tx.maybe(sql`
    update withdrawal set txid = ${txid}, payload = ${payload}, confirmations = 0,
      attempts = attempts + (txid is distinct from ${txid})::int
    where id = ${id} and state = 'approved' and txid is not distinct from ${before} returning 1`);
  if (row) await moveWithdrawal(tx, { id, from: 'approved', to: 'signed', actor: 'sender' });
}
