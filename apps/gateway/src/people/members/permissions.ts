import type { FunctionFlag, Member } from './members.ts';

/** Whether nobody may sign in: the account is closed, or frozen. */
export function isShut({ userFlag, restrictions }: Pick<Member, 'userFlag' | 'restrictions'>): boolean {
  return userFlag === 0 || restrictions.includes('account');
}

/** Whether an account is neither closed nor frozen: what moves its money needs this, whatever its other flags say. */
function isActive({ userFlag, restrictions }: Pick<Member, 'userFlag' | 'restrictions'>): boolean {
  return userFlag === 1 && !restrictions.includes('account');
}

/** A function through which money goes out: 1 open, 0 switched off, 3 not until the hold is over. */
export function flagUnderHold(flag: FunctionFlag, { hold }: Pick<Member, 'hold'>): FunctionFlag {
  return flag === 1 && hold ? 3 : flag;
}

/** Whether a member may send: 1 yes, 0 switched off, 3 not until a hold is over. */
export function transferFlagOf(member: Pick<Member, 'transferFlag' | 'hold'>): FunctionFlag {
  return flagUnderHold(member.transferFlag, member);
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
  const isOpen = isActive(member) && flagUnderHold(member.withdrawFlag, member) === 1;
  return isOpen && !member.restrictions.includes('withdrawal');
}

/** Whether a member may sell now: a sale takes coins out of the account, like a withdrawal. */
export function maySell(member: Member): boolean {
  const isOpen = isActive(member) && flagUnderHold(member.sellFlag, member) === 1;
  return isOpen && !member.restrictions.includes('sell');
}

/** Whether a member may give coins away that are in escrow. A hold is no obstacle: they went there before it. */
export function mayRelease(member: Member): boolean {
  return isActive(member);
}

/** Whether a member may buy now. */
export function mayBuy(member: Member): boolean {
  return isActive(member) && !member.restrictions.includes('buy');
}
