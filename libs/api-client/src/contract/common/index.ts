import { checkPhoneOrEmail } from './checkPhoneOrEmail.ts';
import { generateSlider } from './generateSlider.ts';
import { getCommonConfigs } from './getCommonConfigs.ts';
import { getCountryCode } from './getCountryCode.ts';
import { getRates } from './getRates.ts';
import { refreshOnlineStatus } from './refreshOnlineStatus.ts';
import { validateSlider } from './validateSlider.ts';

export const common = {
  checkPhoneOrEmail,
  generateSlider,
  getCommonConfigs,
  getCountryCode,
  getRates,
  refreshOnlineStatus,
  validateSlider,
} as const;
