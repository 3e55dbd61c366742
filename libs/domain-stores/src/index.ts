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
export { BalancesStore, type BalanceSummary } from './balances/BalancesStore.ts';
export { spendableOf } from './balances/holdings.ts';
export { BillsStore, type BillDetail, type BillFilter, type BillsState } from './bills/BillsStore.ts';
export { groupBills, type BillDay, type BillMonth } from './bills/groupBills.ts';
export { ConfigStore } from './config/ConfigStore.ts';
export { NetworkStore } from './network/NetworkStore.ts';
export { RatesStore, type Rate } from './rates/RatesStore.ts';
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
export { TransferFlow, type TransferPreview, type TransferReceipt } from './transfer/TransferFlow.ts';
export type { Payee, PendingTransfer } from './transfer/TransferJournal.ts';
export type { TransferProblem } from './transfer/TransferProblem.ts';
export { readRefusal, type Refusal } from './transfer/readRefusal.ts';
export { TRANSFER_STATES, type TransferState } from './transfer/transfer-states.ts';
