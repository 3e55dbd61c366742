import { type contract, PAY_METHODS, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { hasMethodBonus } from '../../bonuses/methodBonus.ts';
import { methodBonusLeft } from '../../bonuses/methodBonusLeft.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { formatMoney } from '../../ledger/index.ts';

export const getDiscountShowConfig: Handler<typeof contract.trading.getDiscountShowConfig> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const { tag, rate, dailyCap } = config.policy.payMethodBonus;
  // One cap for all methods together.
  const remainToday = formatMoney(await methodBonusLeft(db, config.policy, session.memberId), USDT_PLACES);
  const discountShowConfig = Object.values(PAY_METHODS)
    .filter((payMethodId) => hasMethodBonus(config.policy, payMethodId))
    .map((payMethodId) => ({ payMethodId, transactionType: TRANSACTION_TYPES.buy, tag, rate, dailyCap, remainToday }));
  return { discountShowConfig };
};
