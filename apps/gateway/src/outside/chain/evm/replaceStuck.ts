import type { Address } from 'viem';
import { getBalance, getTransactionCount } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import { type Chain, FeeAboveBoundError, type SignedTransfer } from '../port/Chain.ts';
import { askForApproval } from '../port/approvals.ts';
import { ApprovalNeededError, SignerRefusedError } from '../port/Signer.ts';
import { endFeeWait, noteFeeWait } from '../port/feeWaits.ts';
import { isSweep } from '../port/sweeping.ts';
import { NodeRefusal, type RpcNode } from '../json-rpc/node.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import { costOf, feesNow, type Price, raisePrice } from './fees.ts';
import { fundAddress } from './fundAddress.ts';
import { isPlain } from './payAction.ts';
import { readPayload } from './readPayload.ts';
import { IS_NEWEST, signAgain, type Sender, type Unsigned } from './signing.ts';
import type { EvmWallet } from './wallet.ts';

interface ReplaceOptions {
  readonly db: Db;
  readonly node: RpcNode;
  readonly wallet: EvmWallet;
  readonly coins: Chain['coins'];
  /** The key of a deposit address. */
  readonly senderOf: (address: Address) => Promise<Sender | undefined>;
  /** Milliseconds after which a transaction that no block holds counts as stuck. */
  readonly after: number;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/** The newest attempt under a nonce that is not decided. */
interface Waiting extends SignedTransfer {
  readonly address: Address;
  readonly ref: string;
  readonly nonce: number;
  readonly isLate: boolean;
}

/**
 * Signs what waits too long again, under the same nonce and with a higher fee: a block can hold one of the two. A run that
 * is cut off between signing and sending is made up for by the next. One that is too dear now waits, and stops no other.
 * @returns how many transactions were replaced
 */
export async function replaceStuck(options: ReplaceOptions): Promise<number> {
  const { wallet } = options;
  let replaced = 0;
  for (const waiting of await undecided(options)) {
    const sender = waiting.address === wallet.sender.address ? wallet.sender : await options.senderOf(waiting.address);
    // Every attempt is looked for before anything is signed or sent: a node may count nonces late.
    if (!sender || (await wallet.mined(waiting.txid))) continue;
    const higher = waiting.isLate ? await raise(options, sender, waiting) : undefined;
    const signed = higher && (await replace(options, sender, waiting, higher));
    if (signed) replaced += 1;
    // A node forgets what is too cheap, and a process may have ended between signing and sending.
    await sendUnlessRefused(sender, signed ?? waiting);
  }
  return replaced;
}

/** The attempts that no block holds yet: of the wallet in the order of its nonces, then of deposit addresses. */
async function undecided({ db, node, wallet, after }: ReplaceOptions): Promise<Waiting[]> {
  const { protocol, address } = wallet.sender;
  const open = await db.query<Waiting>(sql`
    select t.address, t.ref, t.nonce::int as nonce, t.txid, t.payload,
      t.created_at <= app_now() - ${after} * interval '1 millisecond' as "isLate"
    from evm_transfer t where t.protocol = ${protocol} and t.fate is null and ${IS_NEWEST}
    order by t.address <> ${address}, t.nonce`);
  const signers = [...new Set(open.map((waiting) => waiting.address))];
  const counts = await node.askOfEach(signers, (client, each) =>
    getTransactionCount(client, { address: each, blockTag: 'latest' }),
  );
  const counted = new Map(signers.map((each, index) => [each, counts[index] ?? 0]));
  return open.filter((waiting) => waiting.nonce >= (counted.get(waiting.address) ?? 0));
}

/** The content and the price of the next attempt; undefined while the waiting one offers enough, or no more can be offered. */
async function raise(options: ReplaceOptions, sender: Sender, waiting: Waiting): Promise<Unsigned | undefined> {
  const { db, most } = options;
  const { protocol, client, address } = sender;
  const { action, price } = readPayload(waiting.payload);
  let higher: Price | undefined;
  try {
    higher = raisePrice(price, await feesNow(client), most);
  } catch (error) {
    if (!(error instanceof FeeAboveBoundError)) throw error;
    await noteFeeWait(db, { protocol, ref: waiting.ref });
    return undefined;
  }
  if (!higher) await endFeeWait(db, { protocol, ref: waiting.ref });
  // A payment stays what it is. Only a sweep may be less by its higher fee.
  if (!higher || !isSweep(waiting.ref)) return higher && { action, price: higher };
  if (isPlain(waiting.payload)) {
    // A sweep of the own coin pays its higher fee itself.
    const value = (action.value ?? 0n) + costOf(price) - costOf(higher);
    return value > 0n ? { action: { ...action, value }, price: higher } : undefined;
  }
  const missing = costOf(higher) - (await getBalance(client, { address, blockTag: 'latest' }));
  if (missing <= 0n) return { action, price: higher };
  // The wallet pays the rest of the higher fee; the next run goes on.
  await fundAddress(options, address, waiting.txid, missing).catch((error: unknown) => {
    if (![FeeAboveBoundError, NodeRefusal, SignerRefusedError].some((kind) => error instanceof kind)) throw error;
  });
  return undefined;
}

/** One that the signer refuses goes on waiting as it is, and stops no other. */
async function replace(
  { db, coins }: ReplaceOptions,
  sender: Sender,
  waiting: Waiting,
  higher: Unsigned,
): Promise<SignedTransfer | undefined> {
  try {
    return await db.tx((tx) => signAgain(tx, sender, waiting, higher));
  } catch (error) {
    if (error instanceof ApprovalNeededError) await askForApproval(db, { coins }, error);
    if (error instanceof SignerRefusedError) return undefined;
    throw error;
  }
}

/** A node refuses what a block has already decided; the receipt of the other attempt tells. */
async function sendUnlessRefused({ client }: Sender, signed: SignedTransfer): Promise<void> {
  try {
    await broadcastOnce(client, signed);
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
  }
}
