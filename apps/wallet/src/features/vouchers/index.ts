export { voucherTerms, voucherTitle, voucherWorth } from './model/voucher-words.ts';
