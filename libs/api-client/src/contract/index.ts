import * as address from './address/index.ts';
import * as bank from './bank/index.ts';
import * as common from './common/index.ts';
import * as inbox from './inbox/index.ts';
import { keys } from './keys/index.ts';
import * as kyc from './kyc/index.ts';
import * as order from './order/index.ts';
import * as promotion from './promotion/index.ts';
import * as recharge from './recharge/index.ts';
import { statics } from './static/index.ts';
import * as trading from './trading/index.ts';
import * as transfer from './transfer/index.ts';
import * as user from './user/index.ts';

export { keys, statics };

/** Every call inside the envelope, by area and name. */
export const contract = {
  address,
  bank,
  common,
  inbox,
  kyc,
  order,
  promotion,
  recharge,
  trading,
  transfer,
  user,
} as const;
/**
 * All calls of the {@link contract} by area and name, for `createClient<Contract>`, which derives its methods from it.
 */
export type Contract = typeof contract;

export type { Auth, Endpoint, EndpointFlags, RateClass, RequestOf, ResponseOf, Route } from './endpoint.ts';
export * from './shared/acceptor.ts';
export * from './shared/activity.ts';
export * from './shared/appeal.ts';
export * from './shared/balance.ts';
export * from './shared/bill.ts';
export * from './shared/captcha.ts';
export * from './shared/chainMove.ts';
export * from './shared/chat.ts';
export { warningsFor } from './shared/chat-warnings.ts';
export * from './shared/contact.ts';
export * from './shared/evidence.ts';
export * from './shared/fiat.ts';
export * from './shared/hold.ts';
export * from './shared/kycInfo.ts';
export * from './shared/lang.ts';
export * from './shared/loginLog.ts';
export * from './shared/merchantPayment.ts';
export * from './shared/notice.ts';
export * from './shared/notification.ts';
export * from './shared/ownLimit.ts';
export {
  PASSKEY_NAME_MAX,
  PASSKEY_TRANSPORTS,
  PASSKEYS_MAX,
  type NewPasskey,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyOffer,
  type PasskeyQuestion,
  type PasskeyTransport,
} from './shared/passkey.ts';
export * from './shared/payAccount.ts';
export * from './shared/payMethod.ts';
export * from './shared/peer.ts';
export * from './shared/quote.ts';
export * from './shared/recharge.ts';
export { RECOVERY_KINDS, type RecoveryKind } from './shared/recovery.ts';
export * from './shared/session.ts';
export * from './shared/siteMessage.ts';
export * from './shared/trade-machine.ts';
export * from './shared/trade.ts';
export * from './shared/tradeNews.ts';
export * from './shared/transfer.ts';
export * from './shared/user.ts';
export * from './shared/verification.ts';
export * from './shared/voucher.ts';
export { plainText } from './shared/plainText.ts';
export { DEFAULT_PROTOCOL } from './shared/protocol.ts';
export { type NamedDevice, readDeviceName } from './shared/deviceName.ts';
export { readRecoveryCode, RECOVERY_CODE_LETTERS } from './shared/recoveryCode.ts';
export { ACCOUNT_NUMBER, isPossibleNumber, WALLET_NUMBER } from './shared/bankPlace.ts';
export { ID_SIDES, INCOME_SOURCES, OCCUPATIONS, PASSPORT_NUMBER, PERMIT_NUMBER, type IncomeSource, type Occupation } from './shared/kycForm.ts';
export { PAYMENT_TEXT_TYPES } from './common/decrypt.ts';
export { FEATURES, type Feature } from './common/getCommonConfigs.ts';
export { CUSTOMER_SERVICE_VERSIONS } from './common/getCsUrl.ts';
export { RATE_WINDOWS, type RateWindow } from './common/getHistoryRate.ts';
export { type BannerFile, type Faq } from './static/banner.ts';
export { FILE_TYPES, type FileType, type StoredFile } from './shared/upload.ts';
export { DOCUMENT_PART_BYTES, type UploadProgress } from './shared/resumable-upload.ts';
export { VIDEO_PART_BYTES } from './shared/video-parts.ts';
export { type Proof } from './shared/stepUp.ts';
export { PAY_SCENES, type PayPurpose } from './user/checkTransPass.ts';
export { OWN_LIMITS } from './user/closeSwitch.ts';
export { VALUE_WINDOWS, type ValueWindow } from './user/getValueHistory.ts';
export { RECOVERY_CODES } from './user/makeRecoveryCodes.ts';
export { ANTI_PHISHING_CODE_MAX } from './user/setAntiPhishingCode.ts';
export { BONUS_SOURCES } from './promotion/listQuery.ts';
export { VOUCHER_OUTCOMES } from './promotion/useDetail.ts';
export { BUYER_CANCEL_REASONS } from './trading/buyConfirmOrCancel.ts';
export { SPEED_UP_TIPS } from './trading/matchSpeedUpTip.ts';
export { VIDEO_FAILURES } from './trading/saveFailKyc3Record.ts';
export { SELLER_CANCEL_REASONS } from './trading/sellOrderCancel.ts';
export { FUNCTION_TYPES } from './trading/transFunctionType.ts';
