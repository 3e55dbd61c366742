import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { checkPhoneOrEmail } from './checkPhoneOrEmail.ts';
import { decrypt } from './decrypt.ts';
import { generateSlider } from './generateSlider.ts';
import { getCommonConfigs } from './getCommonConfigs.ts';
import { getCountryCode } from './getCountryCode.ts';
import { getCurrencyRate } from './getCurrencyRate.ts';
import { getExchangeList } from './getExchangeList.ts';
import { getHistoryRate } from './getHistoryRate.ts';
import { getRates } from './getRates.ts';
import { getRateV2 } from './getRateV2.ts';
import { refreshOnlineStatus } from './refreshOnlineStatus.ts';
import { validateSlider } from './validateSlider.ts';

export const common = {
  checkPhoneOrEmail,
  decrypt,
  generateSlider,
  getCommonConfigs,
  getCountryCode,
  getCurrencyRate,
  getExchangeList,
  getHistoryRate,
  getRates,
  getRateV2,
  refreshOnlineStatus,
  validateSlider,
} satisfies ModuleHandlers<typeof contract.common>;
