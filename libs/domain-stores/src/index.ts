export { createAppStores, type AppStores } from './root/createAppStores.ts';
export type { SessionStores } from './root/createSessionStores.ts';
export { SessionScope } from './root/SessionScope.ts';
export type { Api, Call, CallOptions } from './root/Api.ts';
export {
  HAPTICS,
  type Bridge,
  type Clock,
  type Deps,
  type Haptic,
  type Haptics,
  type IdSource,
  type SecureStore,
  type ValueStore,
  type Visibility,
} from './root/deps.ts';
export { AddressBookStore, type AddressBookState, type ContactLabels, type NewContact } from './addresses/AddressBookStore.ts';
export { isAddress, isPerson, type AddressContact, type PersonContact } from './addresses/contact-kinds.ts';
export { searchContacts } from './addresses/searchContacts.ts';
export { BalancesStore, type BalanceSummary } from './balances/BalancesStore.ts';
export { runWhileSeen } from './balances/runWhileSeen.ts';
export { spendableOf } from './balances/holdings.ts';
export type { HidingEnd } from './bills/BillHiding.ts';
export { BillsStore, type BillDetail, type BillFilter, type BillsState } from './bills/BillsStore.ts';
export { groupBills, type BillDay, type BillMonth } from './bills/groupBills.ts';
export { sumBills, type BillSum } from './bills/sumBills.ts';
export { ConfigStore } from './config/ConfigStore.ts';
export { OwnLimitStore, type OwnLimit, type OwnLimitProblem } from './limits/OwnLimitStore.ts';
export { NetworkStore } from './network/NetworkStore.ts';
export { PaymentFlow, type PaymentRequest } from './payment/PaymentFlow.ts';
export type { PendingPayment } from './payment/PendingPayment.ts';
export { PAYMENT_STATES, type PaymentState } from './payment/payment-states.ts';
export { FiatStore } from './rates/FiatStore.ts';
export { RateHistoryStore, type RateSeries } from './rates/RateHistoryStore.ts';
export { RatesStore, type Rate } from './rates/RatesStore.ts';
export { ReceiveStore, type PaymentCode, type ReceiveTerms } from './receive/ReceiveStore.ts';
export { isComing, RechargeBillsStore, type RechargeFlag } from './recharge/RechargeBillsStore.ts';
export { RechargeStore, type RechargeCoin, type RechargeNetwork } from './recharge/RechargeStore.ts';
export type { RechargeChoice } from './recharge/pickRecharge.ts';
export { SessionStore, type SessionEnd } from './session/SessionStore.ts';
export { REFRESH_INTERVAL, SessionRefresher } from './session/SessionRefresher.ts';
export { RESTRICTIONS, restrictionLocks, type Restriction, type RestrictionLocks } from './session/restrictionLocks.ts';
export { LOCALES, type Locale } from './settings/locales.ts';
export {
  DISPLAY_CURRENCIES,
  THEME_CHOICES,
  SettingsStore,
  type DisplayCurrency,
  type Theme,
  type ThemeChoice,
} from './settings/SettingsStore.ts';
export { checkTransferAmount, type TransferBounds } from './transfer/amount-rules.ts';
export { TransferFlow, type TransferDraft, type TransferPreview, type TransferReceipt } from './transfer/TransferFlow.ts';
export type { Payee, PendingTransfer } from './transfer/PendingTransfer.ts';
export type { TransferProblem } from './transfer/TransferProblem.ts';
export { readRefusal, type Refusal } from './transfer/readRefusal.ts';
export { TRANSFER_STATES, type TransferState } from './transfer/transfer-states.ts';
export {
  VOUCHER_PILES,
  VouchersStore,
  type VoucherDetail,
  type VoucherList,
  type VoucherPile,
  type VoucherUse,
} from './vouchers/VouchersStore.ts';
export { VoucherChoice, type OfferedVoucher } from './vouchers/VoucherChoice.ts';
export { detectNetwork } from './withdrawal/detectNetwork.ts';
export type { PendingWithdrawal } from './withdrawal/PendingWithdrawal.ts';
export { receivedOf, type WithdrawalTerms } from './withdrawal/withdrawal-bounds.ts';
export { WithdrawalFlow, type WithdrawalPreview } from './withdrawal/WithdrawalFlow.ts';
export { type WithdrawalDraft, WithdrawalForm, type WithdrawalNetwork, type WithdrawalOrder } from './withdrawal/WithdrawalForm.ts';
export { WITHDRAWAL_STATES, type WithdrawalState } from './withdrawal/withdrawal-states.ts';
export { WithdrawalTrack } from './withdrawal/WithdrawalTrack.ts';
