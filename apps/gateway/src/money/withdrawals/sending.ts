import { readScale } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import type { Chain, PreparedTransfer, SignedTransfer } from '../../outside/chain/port/Chain.ts';
import { askForApproval } from '../../outside/chain/port/approvals.ts';
import { followTransfer } from '../../outside/chain/port/followTransfer.ts';
import { ApprovalNeededError, SignerRefusedError } from '../../outside/chain/port/Signer.ts';
import { toRaw } from '../../outside/chain/port/notation.ts';
import { type Db, sql } from '../../db/index.ts';
import { enterSigning } from '../signing/hold.ts';
import { getMember } from '../../people/members/members.ts';
import type { Withdrawal } from './Withdrawal.ts';
import { withdrawalProcess } from './process.ts';

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
 * What was signed for a withdrawal and may still be carried out. What is stored comes first: it may have been sent. The
 * wallet is asked too: it may have signed before the rule that one transaction signs and stores.
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
  if (member.restrictions.includes('account') || member.userFlag !== 1 || member.withdrawFlag === 0)
    return await review(services, withdrawal, 'The account was closed after the request.');
  const raw = toRaw(chain, currency, amount, await readScale(ledger, currency));
  if (raw === undefined) throw new Error(`${chain.protocol} cannot carry ${amount} minor units of ${currency}.`);
  if ((await chain.spendable(currency)) < raw) {
    if ((await chain.holdings(currency)) < raw)
      return await review(services, withdrawal, 'The house holds too little on this network.');
    throw new Error(`The wallet on ${chain.protocol} waits for what is still on deposit addresses.`);
  }
  const prepared = await chain.prepare({ ref: billNo, currency, to: address, raw });
  try {
    await db.tx((tx) => signAndStore(tx, withdrawal, prepared));
  } catch (error) {
    if (error instanceof ApprovalNeededError) {
      const refused = await askForApproval(db, chain, error);
      if (refused !== undefined) return await review(services, withdrawal, `Not approved by ${refused}`);
      throw error;
    }
    if (error instanceof SignerRefusedError) return await review(services, withdrawal, error.message);
    throw error;
  }
  return 'again';
};

/** Nothing is sent of it, so it can wait for a person. */
async function review({ db }: Services, withdrawal: Withdrawal, reason: string): Promise<Progress> {
  await db.tx((tx) => withdrawalProcess.move(tx, withdrawal, 'giveUp', { by: 'sender', reason }));
  return 'again';
}

/**
 * Signs and stores together, so that a worker that stalls or dies leaves no nonce without a transaction that is sent.
 * What another worker or a person has moved on meanwhile is not signed.
 */
async function signAndStore(tx: Db, withdrawal: Withdrawal, prepared: PreparedTransfer): Promise<void> {
  const { id, txid: before } = withdrawal;
  const isUnchanged = await tx.maybe(sql`
    select 1 from withdrawal
    where id = ${id} and state = 'approved' and txid is not distinct from ${before} for no key update`);
  if (!isUnchanged) return;
  await enterSigning(tx);
  const { txid, payload } = await prepared.sign(tx);
  await tx.query(sql`
    update withdrawal set txid = ${txid}, payload = ${payload}, confirmations = 0,
      attempts = attempts + (txid is distinct from ${txid})::int
    where id = ${id}`);
  await withdrawalProcess.move(tx, withdrawal, 'sign', { by: 'sender', detail: { txid } });
}

/**
 * Sends a signed withdrawal. An earlier try may have reached the network unnoticed, so it asks the network first. A
 * network that does not know the transaction gets the same one, and can carry it out only once.
 */
export const deliverWithdrawal: SendingStep = async (services, withdrawal) => {
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const status = await chain.confirmations(signed.txid);
  if (status === 'failed') return await reviewFailure(services, withdrawal);
  if (status === undefined) await chain.broadcast(signed);
  await services.db.tx((tx) =>
    withdrawalProcess.move(tx, withdrawal, 'send', { by: 'sender', detail: { txid: signed.txid } }),
  );
  return 'again';
};

/** Follows a sent withdrawal until it has enough confirmations. Sends the same transaction again when the network has
 * forgotten it. */
export const followWithdrawal: SendingStep = async (services, withdrawal) => {
  const { db } = services;
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const { confirmations, standing } = await followTransfer(chain, signed);
  if (confirmations === 'failed') return await reviewFailure(services, withdrawal);
  if (confirmations >= withdrawal.required) {
    await db.tx((tx) => complete(tx, withdrawal, standing, confirmations));
    return 'again';
  }
  if (confirmations !== withdrawal.confirmations || standing.txid !== signed.txid)
    await db.query(sql`
    update withdrawal set confirmations = ${confirmations}, txid = ${standing.txid}, payload = ${standing.payload},
      updated_at = app_now()
    where id = ${withdrawal.id} and state = 'sent' and txid = ${signed.txid}`);
  return 'later';
};

async function complete(
  tx: Db,
  withdrawal: Withdrawal,
  { txid, payload }: SignedTransfer,
  confirmations: number,
): Promise<void> {
  const { id } = withdrawal;
  if (!(await withdrawalProcess.move(tx, withdrawal, 'confirm', { by: 'sender', detail: { txid } }))) return;
  await tx.query(sql`
    update withdrawal set confirmations = ${confirmations}, txid = ${txid}, payload = ${payload} where id = ${id}`);
}

/** Puts a withdrawal whose transaction failed before a person. Nothing is given back without one. */
const reviewFailure: SendingStep = async ({ db, log }, withdrawal) => {
  const { id, txid, protocol } = withdrawal;
  const reason = `Transaction ${txid} failed on ${protocol}.`;
  await db.tx((tx) => withdrawalProcess.move(tx, withdrawal, 'fail', { by: 'sender', reason, detail: { txid } }));
  log.warn({ withdrawal: String(id), txid }, 'a withdrawal failed on its network');
  return 'again';
};
