import type { Policy } from '../config/index.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import type { FunctionFlag, Member } from './members.ts';

/** Whether an account is neither closed nor frozen: what moves its money needs this, whatever its other flags say. */
function isActive({ userFlag, restrictions }: Pick<Member, 'userFlag' | 'restrictions'>): boolean {
  return userFlag === 1 && !restrictions.includes('account');
}

/** A change of the account's security that makes outgoing money wait. */
type HoldReason = keyof Policy['holds'];

/** Makes outgoing money wait after a change; a longer hold stays. Call it in the transaction of the change. */
export async function holdOutgoing(tx: Db, { holds }: Policy, memberId: bigint, reason: HoldReason): Promise<void> {
  await tx.query(sql`
    update member set hold_until = greatest(hold_until, ${fromNow(holds[reason])}) where id = ${memberId}`);
}

/** Ends the hold on outgoing money. @returns false if there was none */
export async function liftHold(tx: Db, memberId: bigint): Promise<boolean> {
  const row = await tx.maybe(sql`
    update member set hold_until = null where id = ${memberId} and hold_until > app_now() returning 1`);
  return row !== undefined;
}

/** A function through which money goes out: 1 open, 0 switched off, 3 not until the hold is over. */
export function flagUnderHold(flag: FunctionFlag, isOnHold: boolean): FunctionFlag {
  return flag === 1 && isOnHold ? 3 : flag;
}

/** Whether a member may send: 1 yes, 0 switched off, 3 not until a hold is over. */
export function transferFlagOf({ transferFlag, isOnHold }: Pick<Member, 'transferFlag' | 'isOnHold'>): FunctionFlag {
  return flagUnderHold(transferFlag, isOnHold);
}

/** Whether money may come to a member from inside the platform, or for what they sell: all but a closed account. */
export function mayReceive({ userFlag }: Pick<Member, 'userFlag'>): boolean {
  return userFlag !== 0;
}

/** Whether a member may send inside the platform now. */
export function maySend(member: Member): boolean {
  return isActive(member) && transferFlagOf(member) === 1;
}

/** Whether a member may recharge now: by the flags, the account, and restriction windows. */
export function mayRecharge(member: Member): boolean {
  return isActive(member) && member.rechargeFlag === 1 && !member.restrictions.includes('recharge');
}

/** Whether a member may withdraw now: by the flags, the account, a hold on outgoing money, and restriction windows. */
export function mayWithdraw(member: Member): boolean {
  const isOpen = isActive(member) && flagUnderHold(member.withdrawFlag, member.isOnHold) === 1;
  return isOpen && !member.restrictions.includes('withdrawal');
}

/** Whether a member may sell now: a sale takes coins out of the account, like a withdrawal. */
export function maySell(member: Member): boolean {
  const isOpen = isActive(member) && flagUnderHold(member.sellFlag, member.isOnHold) === 1;
  return isOpen && !member.restrictions.includes('sell');
}

/** Whether a member may buy now. */
export function mayBuy(member: Member): boolean {
  return isActive(member) && !member.restrictions.includes('buy');
}
