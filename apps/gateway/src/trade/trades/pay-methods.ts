import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, sql } from '../../db/index.ts';
import type { StaffAct } from './acceptor-status.ts';

/** The side of a trade that a member begins. */
export type Side = 'buy' | 'sell';

/** Every pay method, in the order of their numbers. */
export const METHODS: readonly PayMethodId[] = Object.values(PAY_METHODS);

/** A way to pay on which nothing begins. Without a method, the whole side is closed. */
export interface ClosedMethod {
  readonly side: Side;
  readonly payMethodId: PayMethodId | null;
}

/** A closed way with the person who closed it, in epoch milliseconds since when, and why. */
export interface Closing extends ClosedMethod, StaffAct {
  readonly at: number;
}

/** Lists what is closed now. */
export async function listClosings(db: Db): Promise<Closing[]> {
  return await db.query<Closing>(sql`
    select side, pay_method_id::int as "payMethodId", closed_by as by, reason, closed_at as at
    from closed_pay_method order by side, pay_method_id nulls first`);
}

/** The pay methods on which a side can begin something now. */
export async function openMethods(db: Db): Promise<Readonly<Record<Side, PayMethodId[]>>> {
  const { closed } = await db.one<{ closed: readonly ClosedMethod[] }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('side', side, 'payMethodId', pay_method_id)), '[]') as closed from closed_pay_method`);
  const openFor = (side: Side) =>
    METHODS.filter((method) => !closed.some((each) => each.side === side && (each.payMethodId ?? method) === method));
  return { buy: openFor('buy'), sell: openFor('sell') };
}

/** @throws {ApiFailure} `NO_THIS_METHOD` where nothing can begin on a pay method now */
export async function assertMethodOpen(db: Db, side: Side, payMethodId: PayMethodId): Promise<void> {
  const { isClosed } = await db.one<{ isClosed: boolean }>(sql`
    select is_pay_method_closed(${side}, ${payMethodId}) as "isClosed"`);
  if (isClosed) throw new ApiFailure('NO_THIS_METHOD');
}

/**
 * Closes a way to pay: once the caller's transaction has committed, nothing begins on it. Orders that run go on.
 * @returns false where it is closed already
 */
export async function closeMethod(tx: Db, { side, payMethodId }: ClosedMethod, act: StaffAct): Promise<boolean> {
  const { isNew } = await tx.one<{ isNew: boolean }>(sql`
    select close_pay_method(${side}, ${payMethodId}, ${act.by}, ${act.reason}) as "isNew"`);
  return isNew;
}

/** Opens a way to pay again. @returns false where it is not closed by itself */
export async function openMethod(tx: Db, { side, payMethodId }: ClosedMethod): Promise<boolean> {
  const row = await tx.maybe(sql`
    delete from closed_pay_method where side = ${side} and pay_method_id is not distinct from ${payMethodId}::smallint
    returning 1`);
  return row !== undefined;
}
