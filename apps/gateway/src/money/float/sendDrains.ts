import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import type { Chain, SignedTransfer } from '../../outside/chain/port/Chain.ts';
import { followTransfer } from '../../outside/chain/port/followTransfer.ts';
import { DRAIN_REF } from '../../outside/chain/port/intentOf.ts';
import { SignerRefusedError } from '../../outside/chain/port/Signer.ts';
import { enterSigning, heldByNetwork, isHeld } from '../signing/hold.ts';
import { type Drain, listDrains } from './drains.ts';

const AT_ONCE = 100;

/** Takes each drain as far as it can go now. One that cannot go on does not stop the others, and is tried again. */
export async function sendDrains(services: Services): Promise<void> {
  const { db, chains, log } = services;
  const open = await listDrains(db, true, AT_ONCE);
  if (open.length === 0 || (await isHeld(db))) return;
  for (const drain of open) {
    const chain = chains.get(drain.protocol);
    try {
      if (chain) await takeOn(services, chain, drain);
    } catch (error) {
      await heldByNetwork(services, error);
      log.warn({ err: error, drain: String(drain.id) }, 'cannot continue to fill the cold wallet');
    }
  }
}

/** Interrupted anywhere it can be taken again; taken by two at once it happens once. */
async function takeOn(services: Services, chain: Chain, drain: Drain): Promise<void> {
  const { db, config } = services;
  const signed = (await chain.find(refOf(drain))) ?? (await sign(services, chain, drain));
  if (!signed) return;
  const { confirmations, standing } = await followTransfer(chain, signed);
  const { txid } = standing;
  const [state, count, reason] = ((): [Drain['state'], number, string] => {
    if (confirmations === 'failed') return ['failed', 0, `Transaction ${txid} failed.`];
    return [confirmations >= config.policy.chains.confirmations ? 'done' : 'signed', confirmations, ''];
  })();
  await db.query(sql`
    update drain set state = ${state}, txid = ${txid}, confirmations = ${count}, reason = ${reason}, updated_at = app_now()
    where id = ${drain.id} and state in ('ordered', 'signed')`);
}

const refOf = ({ id }: Drain): string => `${DRAIN_REF}${id}`;

/** Signs and stores together. @returns nothing where somebody has dropped the order, or the signer refuses it */
async function sign(services: Services, chain: Chain, drain: Drain): Promise<SignedTransfer | undefined> {
  const { db } = services;
  const { id, currency, address, raw } = drain;
  if ((await chain.spendable(currency)) < raw)
    throw new Error(`The wallet on ${chain.protocol} holds too little for drain ${id} now.`);
  const prepared = await chain.prepare({ ref: refOf(drain), currency, to: address, raw });
  try {
    return await db.tx(async (tx) => {
      const row = await tx.maybe(sql`select 1 from drain where id = ${id} and state = 'ordered' for no key update`);
      if (!row) return undefined;
      await enterSigning(tx);
      const signed = await prepared.sign(tx);
      await tx.query(sql`
        update drain set state = 'signed', txid = ${signed.txid}, updated_at = app_now() where id = ${id}`);
      return signed;
    });
  } catch (error) {
    if (!(error instanceof SignerRefusedError)) throw error;
    await db.query(sql`
      update drain set state = 'failed', reason = ${error.message}, updated_at = app_now()
      where id = ${id} and state = 'ordered'`);
    return undefined;
  }
}
