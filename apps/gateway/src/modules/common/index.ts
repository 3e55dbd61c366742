import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
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
} satisfies ModuleHandlers<typeof contract.common>;
