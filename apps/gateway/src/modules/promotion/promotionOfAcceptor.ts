import { type contract, PAY_METHODS } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { acceptorTurnover } from '../../bonuses/acceptorTurnover.ts';
import { PERCENT_PLACES, USDT_PLACES } from '../../bonuses/places.ts';
import { rebateTier } from '../../bonuses/rebateTier.ts';
import { formatMoney } from '../../ledger/index.ts';

export const promotionOfAcceptor: Handler<typeof contract.promotion.promotionOfAcceptor> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const turnover = await acceptorTurnover(db, config.policy, session.memberId);
  const { reached, next } = rebateTier(config.policy, turnover);
  const rebateRate = formatMoney(reached.rate, PERCENT_PLACES);
  return {
    rates: Object.values(PAY_METHODS).map((payMethodId) => ({ payMethodId, rebateRate })),
    tier: reached.tier,
    turnover: formatMoney(turnover, USDT_PLACES),
    next: next
      ? {
          tier: next.tier,
          turnover: formatMoney(next.turnover, USDT_PLACES),
          rebateRate: formatMoney(next.rate, PERCENT_PLACES),
        }
      : null,
  };
};
