import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { assertOpen } from '../../cashier/assertOpen.ts';
import { beginPayment } from '../../cashier/beginPayment.ts';
import { leastPart } from '../../cashier/leastPart.ts';
import { getPaymentByToken, missingOf } from '../../cashier/PaymentStanding.ts';
import { readScale } from '../../cashier/readScale.ts';
import { formatMoney, parseMoney } from '../../ledger/index.ts';
import { rechargeWarning } from './rechargeWarning.ts';

export const getLuckyRechargeAddress: Handler<typeof contract.recharge.getLuckyRechargeAddress> = async (
  { payToken, protocol },
  { db, ledger, chains, depositAddresses, config },
) => {
  const payment = await getPaymentByToken(db, payToken);
  assertOpen(payment);
  const chain = chains.get(protocol);
  const coin = chain?.coins.get(payment.asset);
  if (!chain || !coin || !depositAddresses) throw new ApiFailure('NO_THIS_METHOD');
  const address = await depositAddresses.ofPayment(payment.id, chain);
  await beginPayment(db, payment.id);
  const { chains: numbers, recharge } = config.policy;
  const scale = await readScale(ledger, payment.asset);
  const usual = parseMoney(recharge.minimum[payment.asset] ?? '0', scale) ?? 0n;
  return {
    address,
    min: formatMoney(leastPart(payment, usual), scale),
    confirmations: numbers.confirmations,
    contract: coin.contract,
    warning: rechargeWarning(coin.contract, recharge.minutes[chain.protocol] ?? 0),
    amount: formatMoney(missingOf(payment), scale),
    expireAt: payment.expiresAt,
  };
};
