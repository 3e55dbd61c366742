import { type Sql, sql } from '../db/index.ts';
import type { Balance } from './Ledger.ts';

/** One of the rows that {@link balancesOf} packs into JSON, which has no bigint. */
export interface PackedBalance {
  readonly asset: string;
  readonly balance: string;
  readonly held: string;
}

/** SQL of a user's balances as one JSON value, in the order of the assets: for reads of one statement. */
export function balancesOf(user: Sql): Sql {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('asset', a.asset_id, 'balance', a.balance::text, 'held', a.held::text)
      order by asset.position), '[]')
    from account a join asset on asset.id = a.asset_id where a.owner_kind = 'user' and a.owner_id = ${user})`;
}

/** What {@link balancesOf} packed. */
export function unpackBalances(packed: readonly PackedBalance[]): Pick<Balance, 'asset' | 'balance' | 'held'>[] {
  return packed.map(({ asset, balance, held }) => ({ asset, balance: BigInt(balance), held: BigInt(held) }));
}
