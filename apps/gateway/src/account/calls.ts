import { type contract, KYC_APPLY_STATUS, type KycInfo } from '@ezwallet/api-client/contract';
import { fromMinorUnits, subtractAmounts, USDT_PLACES } from '@ezwallet/validators';
import { readBalances } from '../assets/amounts.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { together } from '../db/index.ts';
import { readDay } from '../limits/payment-limit.ts';
import { getMember, type KycLevel } from '../members/members.ts';
import { readRates } from '../rates/rates.ts';
import { difference, percentChange, totalInUsdt, usdtTo, usdtToCny, valueSeries } from '../rates/valuation.ts';
import { withdrawableToday } from '../withdrawals/day-limit.ts';

const PLACES = 8;

export const getUserBalance: Handler<typeof contract.user.getUserBalance> = async ({ exchangeCurrency }, ctx) => {
  const balanceList = await readBalances(ctx.ledger, ctx.session.memberId);
  const rates = await readRates(ctx);
  const all = balanceList.map(({ currency, balance }) => ({ currency, amount: balance }));
  const free = balanceList.map(({ currency, balance, frozen }) => ({
    currency,
    amount: subtractAmounts(balance, frozen),
  }));
  const total = totalInUsdt(rates, all);
  const available = usdtTo(rates, exchangeCurrency, totalInUsdt(rates, free), exchangeCurrency === 'USDT' ? 6 : PLACES);
  if (available === undefined) throw new ApiFailure(rates ? 'SYMBOL_NOT_EXIST' : 'TRY_AGAIN_LATER');
  const trend = valueSeries(rates, all);
  const before = trend[0] ?? total;
  return {
    balanceByUSDT: total,
    balanceByCNY: usdtToCny(rates, total) ?? '0',
    availableAmount: available,
    discountAmount: '0',
    toProductAmount: '0',
    toTransferAmount: available,
    sellSuccessCount: 0,
    sellSuccessRate: 0,
    balanceList,
    change: { amount: difference(before, total), percent: percentChange(before, total) },
    trend,
  };
};

export const getKycInfo: Handler<typeof contract.user.getKycInfo> = async (_input, { db, config, session }) => {
  const { policy } = config;
  const [member, day] = await together(db, (asked) => [
    getMember(asked, session.memberId),
    readDay(asked, policy, session.memberId),
  ]);
  const left = withdrawableToday(policy, member, day);
  return {
    ...NO_APPLICATION,
    kycLevel: member.kycLevel,
    kycPermissionLevel: member.kycLevel,
    kycApplyStatus: member.kycLevel > 0 ? KYC_APPLY_STATUS.passed : KYC_APPLY_STATUS.none,
    limits: policy.kycLimits.map(({ withdrawADay, transferADay, perOrder, ordersADay }, level) => ({
      kycLevel: level as KycLevel,
      withdrawADay: fromMinorUnits(withdrawADay, USDT_PLACES),
      transferADay: fromMinorUnits(transferADay, USDT_PLACES),
      perOrder: perOrder === null ? null : fromMinorUnits(perOrder, USDT_PLACES),
      ordersADay: ordersADay === null ? null : fromMinorUnits(ordersADay, USDT_PLACES),
    })),
    withdrawToday: { used: fromMinorUnits(day.withdrawn, USDT_PLACES), left: fromMinorUnits(left, USDT_PLACES) },
  };
};

/** The operator sets levels while no call takes an application. */
const NO_APPLICATION = {
  applyLevel: null,
  failReason: '',
  triesLeft: 0,
  countryCode: '',
  idType: null,
  realNameMasked: '',
  idNoMasked: '',
  submittedAt: null,
  reviewedAt: null,
} satisfies Partial<KycInfo>;
