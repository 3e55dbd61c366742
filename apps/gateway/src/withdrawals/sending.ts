import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import type { Chain, SignedTransfer } from '../chain/Chain.ts';
import { toRaw } from '../chain/units.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES, createLedger } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { useVoucher } from '../vouchers/voucher-use.ts';
import type { Withdrawal } from './Withdrawal.ts';
import { moveWithdrawal } from './process.ts';

/** What a step leaves: another one to take at once, or nothing before the network has moved on. */
type Progress = 'again' | 'later';

/** One step of the sender. Interrupted anywhere it can be taken again; taken by two at once it happens once. */
export type SendingStep = (services: Services, withdrawal: Withdrawal) => Promise<Progress>;

/** The network that a withdrawal goes over. @throws when this process is no longer connected to it */
function chainOf({ chains }: Pick<Services, 'chains'>, { protocol }: Pick<Withdrawal, 'protocol'>): Chain {
  const chain = chains.get(protocol);
  if (!chain) throw new Error(`Withdrawals over ${protocol} wait: this gateway is not connected to it.`);
  return chain;
}

/** What was signed for a withdrawal and stored before it was sent. @throws for one that nothing was signed for */
function signedTransferOf({ id, txid, payload }: Withdrawal): SignedTransfer {
  if (txid === null || payload === null) throw new Error(`Nothing is signed for withdrawal ${id}.`);
  return { txid, payload };
}

/**
 * What was signed for a withdrawal and may still be carried out. A worker may have been killed before it stored what it
 * had signed, hence the network's wallet is asked too. What is stored comes first: it may have been sent.
 */
export async function findOutstanding(
  chain: Chain,
  { billNo, txid, payload }: Pick<Withdrawal, 'billNo' | 'txid' | 'payload'>,
): Promise<SignedTransfer | undefined> {
  const stored = txid === null || payload === null ? undefined : { txid, payload };
  for (const signed of [stored, await chain.find(billNo)])
    if (signed && (await chain.confirmations(signed.txid)) !== 'failed') return signed;
  return undefined;
}

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
  if (member.restrictions.includes('account') || member.userFlag !== 1 || member.withdrawFlag === 0)
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

/**
 * Sends what was signed. An earlier try may have got through without our knowing, so the network is asked first; and
 * what it does not know it gets as it was signed, which it can carry out once only.
 */
export const deliverWithdrawal: SendingStep = async (services, withdrawal) => {
  const { id } = withdrawal;
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const standing = await chain.confirmations(signed.txid);
  if (standing === 'failed') return await reviewFailure(services, withdrawal);
  if (standing === undefined) await chain.broadcast(signed);
  await services.db.tx((tx) => moveWithdrawal(tx, { id, from: 'signed', to: 'sent', actor: 'sender' }));
  return 'again';
};

/** Watches what was sent until enough blocks stand on it; what its network has forgotten is sent again as it was. */
export const followWithdrawal: SendingStep = async (services, withdrawal) => {
  const { db } = services;
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const standing = await chain.confirmations(signed.txid);
  if (standing === 'failed') return await reviewFailure(services, withdrawal);
  if (standing === undefined) await chain.broadcast(signed);
  const confirmations = standing ?? 0;
  if (confirmations >= withdrawal.required) {
    await db.tx((tx) => complete(tx, withdrawal, confirmations));
    return 'again';
  }
  if (confirmations !== withdrawal.confirmations) await db.query(sql`
    update withdrawal set confirmations = ${confirmations}, updated_at = app_now()
    where id = ${withdrawal.id} and state = 'sent' and txid = ${signed.txid}`);
  return 'later';
};

/** The held money leaves the house, the fee stays with it, and the voucher is used up. */
async function complete(
  tx: Db,
  { id, billNo, amount, fee }: Withdrawal,
  confirmations: number,
): Promise<void> {
  if (!(await moveWithdrawal(tx, { id, from: 'sent', to: 'done', actor: 'sender' }))) return;
  await tx.query(sql`update withdrawal set confirmations = ${confirmations} where id = ${id}`);
  const result = await createLedger(tx).capture({
    actor: 0n,
    key: `withdrawal:${id}:capture`,
    refKind: 'withdrawal',
    refId: String(id),
    to: 'world',
    amount,
    fee,
    bizTypes: { send: BIZ_TYPES.payOut },
  });
  if (!result.ok) throw new ApiFailure(result.code);
  await useVoucher(tx, billNo);
}

/** Puts a withdrawal whose transaction failed before a person. Nothing is given back of its own accord. */
const reviewFailure: SendingStep = async ({ db, log }, { id, state: from, txid, protocol }) => {
  const reason = `Transaction ${txid} failed on ${protocol}.`;
  await db.tx((tx) => moveWithdrawal(tx, { id, from, to: 'review', actor: 'sender', reason }));
  log.warn({ withdrawal: String(id), txid }, 'a withdrawal failed on its network');
  return 'again';
};
