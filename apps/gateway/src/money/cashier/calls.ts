import type { contract, RechargeAddress } from '@ezwallet/api-client/contract';
import { fromMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { admit } from '../../call/Outcome.ts';
import { creditMinutes, minimumDeposit } from '../../config/index.ts';
import { together } from '../../db/index.ts';
import { getPaymentByToken, missingOf, refuseEnded } from './payments.ts';
import { readScale } from '../../assets/amounts.ts';
import { leastPart } from './parts.ts';
import { beginPayment } from './process.ts';
import { findNewestMove, viewPayment } from './views.ts';

/** After this many minutes people begin to worry. */
const SLOW_MINUTES = 30;

/**
 * What to know before sending to an address.
 * @param tokenContract empty for the network's own coin
 * @param minutes usual time from sending to credit
 */
export function rechargeWarning(tokenContract: string, minutes: number): RechargeAddress['warning'] {
  if (minutes >= SLOW_MINUTES) return 'NETWORK_SLOW';
  // A network's own coin has no look-alikes there, but its address has them on other networks.
  return tokenContract === '' ? 'ONLY_THIS_TOKEN' : 'ONLY_THIS_NETWORK';
}

export const getLuckyRechargeAddress: Handler<typeof contract.recharge.getLuckyRechargeAddress> = async (
  { payToken, protocol },
  { db, ledger, chains, depositAddresses, config },
) => {
  const payment = await getPaymentByToken(db, payToken);
  const ended = refuseEnded(payment);
  if (ended) admit(ended);
  // No network says who pays.
  if (payment.payerName) throw new ApiFailure('6014');
  const chain = chains.get(protocol);
  const coin = chain?.coins.get(payment.asset);
  if (!chain || !coin || !depositAddresses) throw new ApiFailure('NO_THIS_METHOD');
  const address = await depositAddresses.ofPayment(payment.id, chain);
  await beginPayment(db, payment.id);
  const { policy } = config;
  const scale = await readScale(ledger, payment.asset);
  const usual = toMinorUnits(minimumDeposit(policy, payment.asset), scale);
  return {
    address,
    min: fromMinorUnits(leastPart(payment, usual), scale),
    confirmations: policy.chains.confirmations,
    contract: coin.contract,
    warning: rechargeWarning(coin.contract, creditMinutes(policy, chain.protocol)),
    amount: fromMinorUnits(missingOf(payment), scale),
    expireAt: payment.expiresAt,
  };
};

export const queryLuckyRechargeBill: Handler<typeof contract.recharge.queryLuckyRechargeBill> = async (
  { payToken },
  ctx,
) => {
  const [payment, move] = await together(ctx.db, (asked) => [
    getPaymentByToken(asked, payToken),
    findNewestMove(asked, payToken),
  ]);
  return await viewPayment(ctx, payment, move);
};
