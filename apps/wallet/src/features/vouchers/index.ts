// Their words belong to this feature, as the names say.
export {
  voucherTerms as voucherTermsWords,
  voucherTitle as voucherTitleWords,
  voucherWorth as voucherWorthWords,
} from './model/voucher-words.ts';
