import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { queryCurrencyList } from './queryCurrencyList.ts';
import { deleteRechargeBill } from './deleteRechargeBill.ts';
import { getLuckyRechargeAddress } from './getLuckyRechargeAddress.ts';
import { getPaymentQrCodeLink } from './getPaymentQrCodeLink.ts';
import { getRechargeAddress } from './getRechargeAddress.ts';
import { getRechargeBill } from './getRechargeBill.ts';
import { queryLuckyRechargeBill } from './queryLuckyRechargeBill.ts';
import { queryRechargeBill } from './queryRechargeBill.ts';
import { queryRechargeCurrency } from './queryRechargeCurrency.ts';

export const recharge = {
  queryCurrencyList,
  deleteRechargeBill,
  getLuckyRechargeAddress,
  getPaymentQrCodeLink,
  getRechargeAddress,
  getRechargeBill,
  queryLuckyRechargeBill,
  queryRechargeBill,
  queryRechargeCurrency,
} satisfies ModuleHandlers<typeof contract.recharge>;
