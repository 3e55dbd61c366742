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
import * as support from './support/index.ts';
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
  support,
  trading,
  transfer,
  user,
} as const;
/**
 * All calls of the {@link contract} by area and name, for `createClient<Contract>`, which derives its methods from it.
 */
export type Contract = typeof contract;

export type { Auth, CodesOf, Endpoint, EndpointFlags, RateClass, RequestOf, ResponseOf, Route } from './endpoint.ts';
export * from '../constants/index.ts';
export * from './shared/acceptor.ts';
export * from './shared/activity.ts';
export * from './shared/appeal.ts';
export * from './shared/balance.ts';
export * from './shared/bill.ts';
export * from './shared/captcha.ts';
export * from './shared/chainMove.ts';
export * from './shared/chat.ts';
export * from './shared/contact.ts';
export * from './shared/deviceRecord.ts';
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
  ACTIVITY_KINDS,
  type ActivityKind,
  INVITED_STATES,
  type InvitationOffer,
  type InvitedState,
  type OfferedActivity,
  REWARD_STATES,
  type RewardState,
  type RewardVoucher,
} from './shared/rewards.ts';
export {
  type NewPasskey,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyOffer,
  type PasskeyQuestion,
} from './shared/passkey.ts';
export * from './shared/payAccount.ts';
export * from './shared/payMethod.ts';
export * from './shared/peer.ts';
export * from './shared/quote.ts';
export * from './shared/recharge.ts';
export * from './shared/session.ts';
export * from './shared/siteMessage.ts';
export type { Picture } from './shared/picture.ts';
export {
  type SupportConversation,
  type SupportDocument,
  type SupportMessage,
  type SupportNews,
} from './shared/support.ts';
export * from './shared/trade.ts';
export * from './shared/tradeNews.ts';
export * from './shared/transfer.ts';
export * from './shared/user.ts';
export * from './shared/verification.ts';
export * from './shared/voucher.ts';
export { plainText } from './shared/plainText.ts';
export { type BannerFile, type Faq } from './static/banner.ts';
export { type PageCode, type PageFile, PAGES } from './static/page.ts';
export { isLink } from './shared/link.ts';
export { type TextBlock, type TextSpan } from './shared/text-block.ts';
export { type StoredFile } from './shared/upload.ts';
export { type UploadProgress } from './shared/resumable-upload.ts';
export { type Proof } from './shared/stepUp.ts';
export { type PayPurpose } from './user/checkTransPass.ts';
