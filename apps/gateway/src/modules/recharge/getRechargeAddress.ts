import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { assertMayRecharge } from './assertMayRecharge.ts';
import { rechargeWarning } from './rechargeWarning.ts';

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
    warning: rechargeWarning(coin.contract, recharge.minutes[chain.protocol] ?? 0),
  };
};
