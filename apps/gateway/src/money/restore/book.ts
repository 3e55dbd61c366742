import { fromMinorUnits } from '@ezwallet/validators';
import { readScale } from '../../assets/amounts.ts';
import { raisedRefusal } from '../../call/raised.ts';
import type { Services } from '../../call/Services.ts';
import { today } from '../../call/time.ts';
import { type Db, sql } from '../../db/index.ts';
import { normalAddress, toMinor } from '../../outside/chain/port/notation.ts';

/** The reason why a transfer cannot be booked as a member's withdrawal. */
export class NotBookableError extends Error {
  override readonly name = 'NotBookableError';
}

/** A transfer that the last comparison found, and that belongs to no withdrawal here. */
export interface LooseTransfer {
  readonly protocol: string;
  readonly txid: string;
  readonly address: string;
  readonly currency: string;
  /** In minor units of the ledger. */
  readonly amount: bigint;
  /** The same in words, such as "50 USDT". */
  readonly words: string;
}

/**
 * Finds a transfer of the last comparison.
 * @throws {NotBookableError} unless it belongs to no withdrawal yet
 */
export async function findLoose(
  { db, chains, ledger }: Pick<Services, 'db' | 'chains' | 'ledger'>,
  { network, txid }: { readonly network: string; readonly txid: string },
): Promise<LooseTransfer> {
  const chain = chains.get(network);
  if (!chain) throw new NotBookableError(`This gateway is not connected to ${network}.`);
  const { protocol } = chain;
  const found = await db.maybe<{ address: string; currency: string; raw: string; billNo: string | null }>(sql`
    select o.address, o.currency, o.raw::text as raw, w.bill_no as "billNo"
    from outside_transfer o left join withdrawal w on w.id = o.withdrawal_id
    where o.protocol = ${protocol} and o.txid = ${txid}`);
  if (!found) throw new NotBookableError(`The last \`chain compare\` lists no ${txid} on ${protocol}.`);
  if (found.billNo !== null) throw new NotBookableError(`${txid} is withdrawal ${found.billNo} already.`);
  const { currency } = found;
  const scale = await readScale(ledger, currency);
  const amount = toMinor(chain, currency, BigInt(found.raw), scale);
  return {
    protocol,
    txid,
    address: normalAddress(protocol, found.address),
    currency,
    amount,
    words: `${fromMinorUnits(amount, scale)} ${currency}`,
  };
}

/**
 * Makes the withdrawal that a loose transfer was, in review, and binds the transfer to it: accepting the comparison finds it
 * sent. The member pays no fee, because nothing here knows what they agreed to.
 *
 * @returns the number of its bill
 * @throws {NotBookableError} where the member has less than was sent
 */
export async function bookLoose(
  { db, config: { policy } }: { readonly db: Db } & Pick<Services, 'config'>,
  memberId: bigint,
  { protocol, txid, address, currency, amount, words }: LooseTransfer,
): Promise<string> {
  try {
    const { billNo } = await db.one<{ billNo: string }>(sql`
      select book_withdrawal(${memberId}, ${protocol}, ${txid}, ${currency}, ${address}, ${amount}, ${today(policy)},
        ${policy.chains.confirmations}) as "billNo"`);
    return billNo;
  } catch (error) {
    if (raisedRefusal(error)?.code !== 'BALANCE_NOT_ENOUGH') throw error;
    throw new NotBookableError(
      `The member has less than ${words} here. Close what they can send with \`flags set\`, and settle it with them.`,
    );
  }
}
