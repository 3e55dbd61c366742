import type { TradeEvent, TradeParty } from '@ezwallet/api-client/contract';
import { carryOut, type MoneyContext, type MoneyRequest } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { dayStart } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { recordType, type Sql, sql } from '../../db/index.ts';
import { lateAppealRules } from './late-appeal-time.ts';
import type { TradeState } from './life.ts';
import type { TradeReceipt } from './trade-call.ts';

/** A member's action on a trade. */
export interface TradeAct {
  readonly billNo: string;
  /** Null for words in an appeal, which move nothing. The last three are of appeals after the end. */
  readonly event: TradeEvent | 'open' | 'withdraw' | 'concede' | null;
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
 * Executes a member's action as one statement.
 * @param decide checks what the statement cannot: permissions, files, names
 */
type Act = (
  ctx: MoneyContext,
  request: MoneyRequest,
  decide: TradeAct | (() => Promise<Outcome<TradeAct>>),
) => Promise<Outcome<TradeReceipt>>;

const actBy =
  (statement: (call: Sql, act: Sql, policy: Policy) => Sql): Act =>
  async (ctx, request, decide) =>
    await carryOut(ctx, request, async () => {
      const act = typeof decide === 'function' ? await decide() : decide;
      return act instanceof Refusal ? act : (call) => statement(call, tradeAct(act), ctx.config.policy);
    });

/** Acts on a trade, see `functions/trade_acts.sql`. */
export const actOnTrade = actBy(
  (call, act, policy) => sql`select code, result as answer from act_on_trade(${call}, ${act}, ${tradeRules(policy)})`,
);

/** Acts on a trade that has ended, see `functions/late_appeals.sql`. */
export const actAfterwards = actBy(
  (call, act, { trade }) =>
    sql`select code, result as answer from act_on_late_appeal(${call}, ${act}, ${lateAppealRules(trade.lateAppeal)})`,
);

/** What `act_on_trade` takes. */
export const tradeActType = recordType('trade_act', {
  bill_no: 'text',
  event: 'text',
  side: 'text',
  state: 'text',
  reason: 'text',
  text: 'text',
  files: 'text[]',
  purchase_id: 'bigint',
});

/** SQL of an action. */
export const tradeAct = ({
  billNo,
  event,
  state,
  side,
  reason = '',
  text = '',
  files = [],
  purchaseId,
}: TradeAct): Sql =>
  tradeActType({ bill_no: billNo, event, side, state, reason, text, files, purchase_id: purchaseId });

/** The policy of trades, as actions need it. */
export const tradeRulesType = recordType('trade_rules', {
  release_instant: 'interval',
  release_bank: 'interval',
  extend_last: 'interval',
  extend_more: 'interval',
  answer_within: 'interval',
  cancel_questions: 'int',
  cancel_free: 'int',
  cancel_waits: 'interval[]',
  day_start: 'timestamptz',
  day_end: 'timestamptz',
});

const DAY = 24 * 60 * 60 * 1000;
/** An interval as PostgreSQL reads one. */
const milliseconds = (value: number) => `${value} milliseconds`;

/** SQL of the policy of trades. */
export function tradeRules(policy: Policy): Sql {
  const { within, extension, escalateAfter, cancelQuestions, cancellations } = policy.trade;
  const start = dayStart(policy);
  return tradeRulesType({
    release_instant: milliseconds(within.instant),
    release_bank: milliseconds(within.bank),
    extend_last: milliseconds(extension.last),
    extend_more: milliseconds(extension.more),
    answer_within: milliseconds(escalateAfter.appeal),
    cancel_questions: cancelQuestions,
    cancel_free: cancellations.free,
    cancel_waits: cancellations.waits.map(milliseconds),
    day_start: start,
    day_end: sql`${start} + ${milliseconds(DAY)}::interval`,
  });
}
