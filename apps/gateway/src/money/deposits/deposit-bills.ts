import type { ChainMove, RechargeBill } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { type Db, joinSql, type Sql, sql, together } from '../../db/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { type DepositState, lifeOfDeposit } from './life.ts';

/** A row of the view `recharge`. */
interface Recharge {
  readonly billNo: string;
  readonly type: RechargeBill['type'];
  readonly asset: string;
  readonly amount: bigint;
  readonly status: RechargeBill['status'];
  readonly protocol: string | null;
  readonly confirmations: number;
  readonly required: number;
  readonly txid: string | null;
  readonly address: string | null;
  readonly reason: string;
  readonly creditedAt: number | null;
  readonly updatedAt: number;
  readonly createdAt: number;
  readonly hidden: boolean;
}

interface RechargeQuery {
  readonly memberId: bigint;
  readonly type?: RechargeBill['type'] | undefined;
  readonly status?: RechargeBill['status'] | undefined;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

const COLUMNS = sql`
  bill_no as "billNo", type, asset_id as asset, amount, status, protocol, confirmations, required, txid, address, reason,
  credited_at as "creditedAt", updated_at as "updatedAt", created_at as "createdAt", hidden`;

/** One deposit of a member, including a hidden one; undefined when it is another member's. */
export async function findRecharge(db: Db, memberId: bigint, billNo: string): Promise<Recharge | undefined> {
  return await db.maybe<Recharge>(sql`
    select ${COLUMNS} from recharge where bill_no = ${billNo} and user_id = ${memberId}`);
}

/** Deposits of a member, newest first. */
export async function listRecharges(db: Db, query: RechargeQuery) {
  const { memberId, type, status, pageNo, pageSize } = query;
  const conditions: Sql[] = [sql`user_id = ${memberId}`, sql`not hidden`];
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  const where = joinSql(conditions, ' and ');
  const [{ total }, list] = await together(db, (asked) => [
    asked.one<{ total: bigint }>(sql`select count(*) as total from recharge where ${where}`),
    asked.query<Recharge>(sql`
      select ${COLUMNS} from recharge where ${where}
      order by created_at desc, bill_no desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  return { total: Number(total), list };
}

/** Makes the owner's view of a deposit. */
export async function viewRecharges(ledger: Ledger, recharges: readonly Recharge[]): Promise<RechargeBill[]> {
  const scales = new Map((await ledger.assets()).map(({ id, scale }) => [id, scale]));
  return recharges.map(
    ({ billNo, type, asset, amount, status, protocol, confirmations, required, txid, createdAt }) => ({
      billNo,
      type,
      currency: asset,
      amount: fromMinorUnits(amount, scales.get(asset) ?? 0),
      status,
      protocol,
      confirmations,
      required,
      txid,
      at: createdAt,
    }),
  );
}

/** The network side of a deposit's bill; undefined for a bill without one. */
export async function chainMoveOf(db: Db, memberId: bigint, billNo: string): Promise<ChainMove | undefined> {
  const row = await db.maybe<Omit<ChainMove, 'status'> & { state: DepositState }>(sql`
    select d.state, d.protocol, d.address, d.txid, d.confirmations, d.required, d.reason, d.updated_at as "updatedAt"
    from deposit d join bill b on b.bill_no = d.bill_no
    where d.bill_no = ${billNo} and b.user_id = ${memberId}`);
  if (!row) return undefined;
  const { state, ...move } = row;
  return { status: lifeOfDeposit.states[state].wire, ...move };
}
