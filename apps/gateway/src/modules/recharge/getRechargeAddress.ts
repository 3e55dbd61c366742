import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { assertMayRecharge } from './assertMayRecharge.ts';

export const getRechargeAddress: Handler<typeof contract.recharge.getRechargeAddress> = async (
  { currency, protocol },
  { db, chains, depositAddresses, config, session },
) => {
  if (!ASSETS.has(currency)) throw new ApiFailure('ASSET_NOT_FOUND');
  const chain = chains.get(protocol);
  const coin = chain?.coins.get(currency);
  if (!chain || !coin || !depositAddresses) throw new ApiFailure('NO_THIS_METHOD');
  await assertMayRecharge(db, session.memberId);
  const { chains: numbers, recharge } = config.policy;
  return {
    address: await depositAddresses.of(session.memberId, chain),
    min: recharge.minimum[currency] ?? '0',
    confirmations: numbers.confirmations,
    contract: coin.contract,
    warning: warningFor(coin.contract, recharge.minutes[chain.protocol] ?? 0),
  };
};

/** From so many minutes on people begin to worry. */
const SLOW_MINUTES = 30;

function warningFor(tokenContract: string, minutes: number) {
  if (minutes >= SLOW_MINUTES) return 'NETWORK_SLOW';
  // A network's own coin has no look-alikes there, but its address has them on other networks.
  return tokenContract === '' ? 'ONLY_THIS_TOKEN' : 'ONLY_THIS_NETWORK';
}
