import { accept, Refused } from '../../app/refusals.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Member } from '../../identity/members.ts';
import { createLedger, type TransferCommand, type TransferReceipt } from '../../ledger/index.ts';
import { takeFromDailyLimit } from './takeFromDailyLimit.ts';

/** Money from member to member; `amount` in minor units, `worth` in millionths of a USDT. */
export interface MemberMove extends Pick<TransferCommand, 'asset' | 'amount' | 'bizTypes' | 'fee'> {
  readonly sender: Member;
  readonly receiver: Member;
  readonly worth: bigint;
  readonly remark: string;
  /** By which the ledger knows the request again. */
  readonly reqNo: string;
}

/**
 * Takes from the day's limit, moves the money, and remembers whom it went to. Called in a transaction that takes
 * everything back when it throws.
 * @throws {Refused} `EXCEED_LIMIT`, and what the ledger refuses
 */
export async function moveToMember(
  tx: Db,
  policy: Policy,
  { sender, receiver, worth, reqNo, ...money }: MemberMove,
): Promise<TransferReceipt> {
  if (!(await takeFromDailyLimit(tx, policy, sender, worth))) throw new Refused('EXCEED_LIMIT');
  const receipt = accept(
    await createLedger(tx).transfer({ actor: sender.id, key: reqNo, from: sender.id, to: receiver.id, ...money }),
  );
  await tx.query(sql`
    insert into known_payee (member_id, payee_id) values (${sender.id}, ${receiver.id}) on conflict do nothing`);
  return receipt;
}
