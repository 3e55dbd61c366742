import { deleteRechargeBill } from './deleteRechargeBill.ts';
import { getLuckyRechargeAddress } from './getLuckyRechargeAddress.ts';
import { getPaymentQrCodeLink } from './getPaymentQrCodeLink.ts';
import { getRechargeAddress } from './getRechargeAddress.ts';
import { getRechargeBill } from './getRechargeBill.ts';
import { queryCurrencyList } from './queryCurrencyList.ts';
import { queryLuckyRechargeBill } from './queryLuckyRechargeBill.ts';
import { queryRechargeBill } from './queryRechargeBill.ts';
import { queryRechargeCurrency } from './queryRechargeCurrency.ts';

export const recharge = {
  deleteRechargeBill,
  getLuckyRechargeAddress,
  getPaymentQrCodeLink,
  getRechargeAddress,
  getRechargeBill,
  queryCurrencyList,
  queryLuckyRechargeBill,
  queryRechargeBill,
  queryRechargeCurrency,
} as const;
