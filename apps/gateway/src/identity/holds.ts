import { fromNow } from '../app/fromNow.ts';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { FunctionFlag } from './members.ts';

/** A change of the account's security after which outgoing money waits. */
export type HoldReason = keyof Policy['holds'];

/** Lets outgoing money wait after a change; a longer hold stays. Called in the transaction of the change itself. */
export async function holdOutgoing(tx: Db, { holds }: Policy, memberId: bigint, reason: HoldReason): Promise<void> {
  await tx.query(sql`
    update member set hold_until = greatest(hold_until, ${fromNow(holds[reason])}) where id = ${memberId}`);
}

/** Ends the hold on outgoing money. @returns false where nothing was held */
export async function liftHold(tx: Db, memberId: bigint): Promise<boolean> {
  const row = await tx.maybe(sql`
    update member set hold_until = null where id = ${memberId} and hold_until > app_now() returning 1`);
  return row !== undefined;
}

/** A function through which money goes out: 1 open, 0 switched off, 3 not until the hold is over. */
export function flagUnderHold(flag: FunctionFlag, isOnHold: boolean): FunctionFlag {
  return flag === 1 && isOnHold ? 3 : flag;
}
