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
  type JournalStore,
  type ValueStore,
  type Visibility,
} from './root/deps.ts';
export { Turns } from './root/Turns.ts';
export { AddressBookStore, type AddressBookState, type ContactLabels, type NewContact } from './addresses/AddressBookStore.ts';
export { isAddress, isPerson, type AddressContact, type PersonContact } from './addresses/contact-kinds.ts';
export { searchContacts } from './addresses/searchContacts.ts';
export { BalancesStore, type BalanceSummary } from './balances/BalancesStore.ts';
export { runWhileSeen } from './balances/runWhileSeen.ts';
export { spendableOf } from './balances/holdings.ts';
export type { HidingEnd } from './bills/BillHiding.ts';
export { BillsExport, type BillsExportState } from './bills/BillsExport.ts';
export { BillsStore, type BillDetail, type BillFilter, type BillsState } from './bills/BillsStore.ts';
export { groupBills, type BillDay, type BillMonth } from './bills/groupBills.ts';
export { sumBills, type BillSum } from './bills/sumBills.ts';
export { ConfigStore } from './config/ConfigStore.ts';
export { OwnLimitStore, type OwnLimit, type OwnLimitProblem } from './limits/OwnLimitStore.ts';
export { WithdrawalAllowance, type WithdrawalsToday } from './limits/WithdrawalAllowance.ts';
export { NetworkStore } from './network/NetworkStore.ts';
export { PaymentFlow, type PaymentOrder, type PaymentState } from './payment/PaymentFlow.ts';
export type { PaymentReading, PaymentRequest } from './payment/PaymentReading.ts';
export type { PendingPayment } from './payment/PendingPayment.ts';
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
export { MoneyOrder } from './settling/MoneyOrder.ts';
export { ORDER_STATES, type OrderState } from './settling/order-states.ts';
export type { OrderDeps, OrderKind, OrderLeave, OrderScene } from './settling/OrderKind.ts';
export type { OrderStamp, PendingOrder, Sum } from './settling/PendingOrder.ts';
export type { Book, PendingRequest } from './settling/RequestJournal.ts';
export type { TransferAnswer, TransferPreview, TransferReceipt, WithdrawalPreview } from './settling/transfer-answers.ts';
export { checkTransferAmount, type TransferBounds } from './transfer/amount-rules.ts';
export { TransferFlow, type TransferDraft, type TransferOrder, type TransferState } from './transfer/TransferFlow.ts';
export type { PayeeLookup } from './transfer/PayeeLookup.ts';
export type { Payee, PendingTransfer } from './transfer/PendingTransfer.ts';
export type { TransferProblem } from './transfer/TransferProblem.ts';
export { readRefusal, type Refusal } from './transfer/readRefusal.ts';
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
export { NetworkChoice } from './withdrawal/NetworkChoice.ts';
export { networkName } from './withdrawal/networkName.ts';
export type { PendingWithdrawal } from './withdrawal/PendingWithdrawal.ts';
export { receivedOf, type WithdrawalTerms } from './withdrawal/withdrawal-bounds.ts';
export { WithdrawalFlow } from './withdrawal/WithdrawalFlow.ts';
export {
  type GivenAddress,
  type WithdrawalDraft,
  WithdrawalForm,
  type WithdrawalNetwork,
  type WithdrawalOrder,
} from './withdrawal/WithdrawalForm.ts';
export { WithdrawalTrack } from './withdrawal/WithdrawalTrack.ts';
