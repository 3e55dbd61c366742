import { checkPhoneOrEmail } from './checkPhoneOrEmail.ts';
import { decrypt } from './decrypt.ts';
import { generateSlider } from './generateSlider.ts';
import { getBankList } from './getBankList.ts';
import { getCommonConfigs } from './getCommonConfigs.ts';
import { getCountryCode } from './getCountryCode.ts';
import { getCsUrl } from './getCsUrl.ts';
import { getCurrencyRate } from './getCurrencyRate.ts';
import { getExchangeList } from './getExchangeList.ts';
import { getHistoryRate } from './getHistoryRate.ts';
import { getImage } from './getImage.ts';
import { getProvinceCityList } from './getProvinceCityList.ts';
import { getRateV2 } from './getRateV2.ts';
import { getRates } from './getRates.ts';
import { refreshOnlineStatus } from './refreshOnlineStatus.ts';
import { sendReplySms } from './sendReplySms.ts';
import { sendVerifyCode } from './sendVerifyCode.ts';
import { validateSlider } from './validateSlider.ts';
import { verifyCode } from './verifyCode.ts';
import { verifyReplySms } from './verifyReplySms.ts';

export const common = {
  checkPhoneOrEmail,
  decrypt,
  generateSlider,
  getBankList,
  getCommonConfigs,
  getCountryCode,
  getCsUrl,
  getCurrencyRate,
  getExchangeList,
  getHistoryRate,
  getImage,
  getProvinceCityList,
  getRateV2,
  getRates,
  refreshOnlineStatus,
  sendReplySms,
  sendVerifyCode,
  validateSlider,
  verifyCode,
  verifyReplySms,
} as const;
