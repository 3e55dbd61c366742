import type { WingHandlers } from '../call/Handlers.ts';
import { activityList, activityProgress, activityRecords } from './activities/calls.ts';
import {
  incomePromotion,
  listQuery,
  promoRequestRecordsCount,
  promotionOfAcceptor,
  sumPeriodLog,
} from './bonuses/calls.ts';
import { getLuckyRechargeAddress, queryLuckyRechargeBill } from './cashier/calls.ts';
import { add, edit, list, remove } from './contacts/calls/address-book.ts';
import { addressWhitelistSwitchOff, addressWhitelistSwitchOn } from './contacts/calls/whitelist.ts';
import { getExchangeList } from './contacts/exchanges.ts';
import {
  deleteRechargeBill,
  getRechargeAddress,
  getRechargeBill,
  queryRechargeBill,
  queryRechargeCurrency,
} from './deposits/calls.ts';
import {
  closeSwitch,
  getCustomizeOrderQuantitySet,
  getCustomizePaymentLimitSet,
  resetPaymentLimit,
  updateCustomizeDailyPaymentLimit,
  updateCustomizeOrderQuantitySet,
} from './limits/calls.ts';
import { decrypt, getPaymentQrCodeLink } from './payments/calls.ts';
import { getCurrencyRate, getHistoryRate, getRateV2, getRates } from './rates/calls.ts';
import { transferTo } from './sending/transferTo.ts';
import { recentPayees } from './transfers/recent-payees.ts';
import {
  defaultSelectCount,
  deleteVoucher,
  expectPromotionByOrder,
  query,
  queryDetail,
  queryForNotify,
  queryV2,
  useDetail,
  useLimit,
} from './vouchers/calls.ts';
import { queryCurrencyList } from './withdrawals/calls.ts';

/** The calls that this wing answers, by the contract's areas. */
export const moneyHandlers = {
  address: {
    add,
    edit,
    list,
    remove,
  },
  common: {
    decrypt,
    getCurrencyRate,
    getExchangeList,
    getHistoryRate,
    getRateV2,
    getRates,
  },
  promotion: {
    activityList,
    activityProgress,
    activityRecords,
    defaultSelectCount,
    deleteVoucher,
    expectPromotionByOrder,
    incomePromotion,
    listQuery,
    promoRequestRecordsCount,
    promotionOfAcceptor,
    query,
    queryDetail,
    queryForNotify,
    queryV2,
    useDetail,
    useLimit,
  },
  recharge: {
    deleteRechargeBill,
    getLuckyRechargeAddress,
    getPaymentQrCodeLink,
    getRechargeAddress,
    getRechargeBill,
    queryCurrencyList,
    queryLuckyRechargeBill,
    queryRechargeBill,
    queryRechargeCurrency,
  },
  transfer: {
    recentPayees,
    transferTo,
  },
  user: {
    addressWhitelistSwitchOff,
    addressWhitelistSwitchOn,
    closeSwitch,
    getCustomizeOrderQuantitySet,
    getCustomizePaymentLimitSet,
    resetPaymentLimit,
    sumPeriodLog,
    updateCustomizeDailyPaymentLimit,
    updateCustomizeOrderQuantitySet,
  },
} satisfies WingHandlers;
