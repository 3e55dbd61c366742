import type { TradeEvent, TradeParty } from '@ezwallet/api-client/contract';
import { carryOut, type MoneyContext, type MoneyRequest } from '../call/money-call.ts';
import { type Outcome, Refusal } from '../call/Outcome.ts';
import { dayStart } from '../call/time.ts';
import type { Policy } from '../config/index.ts';
import { type Sql, sql } from '../db/index.ts';
import type { TradeState } from './life.ts';
import type { TradeReceipt } from './trade-call.ts';

/** A member's action on a trade. */
export interface TradeAct {
  readonly billNo: string;
  /** Null for words in an appeal, which move nothing. */
  readonly event: TradeEvent | null;
  /** The state that the member saw. */
  readonly state: TradeState;
  /** The side whose call it is; a call of both sides has none. */
  readonly side?: TradeParty;
  readonly reason?: string;
  readonly text?: string;
  readonly files?: readonly string[];
  /** The purchase whose payer the gateway has compared. */
  readonly purchaseId?: bigint | undefined;
}

/**
 * Executes an action on a trade as one statement, see `functions/trade_acts.sql`.
 * @param decide checks what the statement cannot: permissions, files, names
 */
export async function actOnTrade(
  ctx: MoneyContext,
  request: MoneyRequest,
  decide: TradeAct | (() => Promise<Outcome<TradeAct>>),
): Promise<Outcome<TradeReceipt>> {
  return await carryOut(ctx, request, async () => {
    const act = typeof decide === 'function' ? await decide() : decide;
    if (act instanceof Refusal) return act;
    const rules = tradeRules(ctx.config.policy);
    return (call) => sql`select code, result as answer from act_on_trade(${call}, ${tradeAct(act)}, ${rules})`;
  });
}

/** SQL of an action. */
export function tradeAct({ billNo, event, state, side, reason = '', text = '', files = [], purchaseId }: TradeAct): Sql {
  return sql`row(${billNo}::text, ${event}::text, ${side ?? null}::text, ${state}::text, ${reason}::text, ${text}::text, ${files}::text[],
    ${purchaseId ?? null}::bigint)::trade_act`;
}

const DAY = 24 * 60 * 60 * 1000;
const milliseconds = (value: number) => sql`${value}::bigint * interval '1 millisecond'`;

/** SQL of the policy of trades, as actions need it. */
export function tradeRules(policy: Policy): Sql {
  const { within, extension, escalateAfter, cancelQuestions, cancellations } = policy.trade;
  const start = dayStart(policy);
  return sql`row(${milliseconds(within.instant)}, ${milliseconds(within.bank)}, ${milliseconds(extension.last)}, ${milliseconds(extension.more)},
    ${milliseconds(escalateAfter.appeal)}, ${cancelQuestions}::int, ${cancellations.free}::int,
    (select array_agg(wait * interval '1 millisecond' order by number) from unnest(${cancellations.waits}::bigint[]) with ordinality as w (wait, number)),
    ${start}, ${start} + ${milliseconds(DAY)})::trade_rules`;
}
