import { type contract, RECHARGE_STATUS } from '@ezwallet/api-client/contract';
import { ASSETS } from '../../assets/catalogue.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { rechargeWarning } from '../cashier/calls.ts';
import { creditMinutes, minimumDeposit } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { mayRecharge } from '../../people/members/permissions.ts';
import { findRecharge, listRecharges, viewRecharges } from './deposit-bills.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{rechargeFlag}` while recharging is switched off or locked for the member */
async function assertMayRecharge(db: Db, memberId: bigint): Promise<void> {
  const member = await getMember(db, memberId);
  if (mayRecharge(member)) return;
  // A closed account must not show an open flag.
  throw new ApiFailure('NO_RIGHTS', { rechargeFlag: member.rechargeFlag === 1 ? 0 : member.rechargeFlag });
}

export const queryRechargeCurrency: Handler<typeof contract.recharge.queryRechargeCurrency> = async (
  _input,
  { ledger, chains, config },
) => {
  const { policy } = config;
  const assets = await ledger.assets();
  return assets.flatMap(({ id: currencyCode }, index) => {
    const { name = '', protocols = [] } = ASSETS.get(currencyCode) ?? {};
    if (protocols.length === 0) return [];
    const networks = protocols.map((protocol, place) => ({
      id: place + 1,
      name: protocol,
      min: minimumDeposit(policy, currencyCode),
      confirmations: policy.chains.confirmations,
      minutes: creditMinutes(policy, protocol),
      open: chains.get(protocol)?.coins.has(currencyCode) ?? false,
    }));
    return [{ id: index + 1, currencyCode, name, protocols: networks }];
  });
};

export const getRechargeAddress: Handler<typeof contract.recharge.getRechargeAddress> = async (
  { currency, protocol },
  { db, chains, depositAddresses, config, session },
) => {
  if (!ASSETS.has(currency)) throw new ApiFailure('ASSET_NOT_FOUND');
  const chain = chains.get(protocol);
  const coin = chain?.coins.get(currency);
  if (!chain || !coin || !depositAddresses) throw new ApiFailure('NO_THIS_METHOD');
  await assertMayRecharge(db, session.memberId);
  const { policy } = config;
  return {
    address: await depositAddresses.of(session.memberId, chain),
    min: minimumDeposit(policy, currency),
    confirmations: policy.chains.confirmations,
    contract: coin.contract,
    warning: rechargeWarning(coin.contract, creditMinutes(policy, chain.protocol)),
  };
};

/** What each tab shows. */
const STATUSES = {
  '': undefined,
  '0': RECHARGE_STATUS.waiting,
  '1': RECHARGE_STATUS.review,
  '2': RECHARGE_STATUS.approved,
} as const;

export const queryRechargeBill: Handler<typeof contract.recharge.queryRechargeBill> = async (
  { pageNo, pageSize, flag, type },
  { db, ledger, session },
) => {
  const query = { memberId: session.memberId, status: STATUSES[flag], type, pageNo, pageSize };
  const { total, list } = await listRecharges(db, query);
  return { pageNo, pageSize, total, list: await viewRecharges(ledger, list) };
};

export const getRechargeBill: Handler<typeof contract.recharge.getRechargeBill> = async (
  { billNo },
  { db, ledger, session },
) => {
  const recharge = await findRecharge(db, session.memberId, billNo);
  if (!recharge || recharge.hidden) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  const [view] = await viewRecharges(ledger, [recharge]);
  if (!view) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  const { address, creditedAt, reason } = recharge;
  return { ...view, address, creditedAt, reason };
};

export const deleteRechargeBill: Handler<typeof contract.recharge.deleteRechargeBill> = async (
  { billNo },
  { db, ledger, session },
) => {
  const recharge = await findRecharge(db, session.memberId, billNo);
  if (!recharge) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  if (recharge.hidden) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { waiting, review } = RECHARGE_STATUS;
  if (recharge.status === waiting || recharge.status === review) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  // Another call was faster: the bill is hidden either way.
  const hidden = await ledger.hideBills(session.memberId, [billNo]);
  if (hidden.length === 0) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return true;
};
