import { acceptorTurnover, rebateTier } from '../../src/money/bonuses/acceptor-income.ts';
import type { Policy } from '../../src/config/index.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { acceptorTerms } from '../../src/trade/trades/acceptors.ts';

/** A purchase that an acceptor has completed; amounts in millionths of a USDT. */
interface Completed {
  readonly memberId: bigint;
  readonly billNo: string;
  readonly turnover: bigint;
  /** Below zero where the price was worse than the market's. */
  readonly spread: bigint;
}

const MIDDLE = 1_000_000n;

/** Pays an acceptor, as the end of a trade does, at the tier that the acceptor has reached and the price that gives the spread. */
export async function payAcceptor(db: Db, policy: Policy, { memberId, billNo, turnover, spread }: Completed) {
  const { rate } = rebateTier(policy, await acceptorTurnover(db, policy, memberId)).reached;
  const sale = { price: String(MIDDLE - (MIDDLE * spread) / turnover), pay_method_id: 1 };
  await db.query(sql`
    select pay_acceptor(${memberId}, ${billNo}, 9, jsonb_populate_record(null::sale, ${JSON.stringify(sale)}), ${turnover},
      ${acceptorTerms({ rebate_rate: rate, middle: String(MIDDLE) })})`);
}
