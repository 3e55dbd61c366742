import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { countUsesToday } from '../../vouchers/uses-today.ts';

export const useLimit: Handler<typeof contract.promotion.useLimit> = async (_input, { db, config, session }) => {
  const { merchant, member } = config.policy.vouchers.usesADay;
  return {
    merchantCount: merchant,
    mermberCount: member,
    usedToday: await countUsesToday(db, config.policy, session.memberId),
  };
};
