export { createAppStores, type AppStores } from './root/createAppStores.ts';
export type { MoneyRequestName, MoneyRequests, SessionStores } from './root/createSessionStores.ts';
export { SessionScope } from './root/SessionScope.ts';

export type { Api, Call, CallOptions } from './ports/Api.ts';
export {
  HAPTICS,
  type Bridge,
  type Clock,
  type Deps,
  type DeviceStore,
  type Haptic,
  type Haptics,
  type IdSource,
  type JournalStore,
  type SecureStore,
  type ValueStore,
  type Visibility,
} from './ports/deps.ts';
export { Turns } from './ports/Turns.ts';

export { AgingResources } from './kit/AgingResources.ts';
export {
  failedWith,
  failureOf,
  markMayBeDone,
  readRefusal,
  type Failure,
  type FailureOf,
  type OwnCode,
  type Refusal,
} from './kit/failures.ts';
export { Form, type CheckedField, type FormKind } from './kit/Form.ts';
export { LatestAnswer } from './kit/LatestAnswer.ts';
export type { Loadable } from './kit/Loadable.ts';
export { isSameQuery, PagedList, type Page, type PagedListKind } from './kit/PagedList.ts';
export { proofsWanted } from './kit/proofs.ts';
export { REFRESH_INTERVAL, runWhileSeen, shareWatch } from './kit/refreshing.ts';
export { Resource } from './kit/Resource.ts';
export { Resources } from './kit/Resources.ts';
export { Submission, type SubmissionKind } from './kit/Submission.ts';

export { AcceptorOffers } from './acceptors/AcceptorOffers.ts';
export { AcceptorProfits, type DayOfProfits, type Profits, type ProfitWindow } from './acceptors/AcceptorProfits.ts';
export { AcceptorSettings, type AcceptorLot, type AcceptorTerms } from './acceptors/AcceptorSettings.ts';
export { AcceptorStore } from './acceptors/AcceptorStore.ts';
export { AppealCase } from './appeals/AppealCase.ts';
export { Appeals } from './appeals/Appeals.ts';
export {
  AddressBookStore,
  type ContactLabels,
  type NewContact,
  type RecentPayee,
} from './addresses/AddressBookStore.ts';
export { isAddress, isPerson, type AddressContact, type PersonContact } from './addresses/contact-kinds.ts';
export { searchContacts } from './addresses/searchContacts.ts';
export { BalancesStore, type BalanceSummary } from './balances/BalancesStore.ts';
export { ValueHistoryStore, type ValueSeries } from './balances/ValueHistoryStore.ts';
export { spendableOf } from './balances/holdings.ts';
export type { BillHiding } from './bills/BillHiding.ts';
export { BillsExport, type BillsExportState } from './bills/BillsExport.ts';
export { BillsStore, EVERY_BILL, type BillDetail, type BillFilter } from './bills/BillsStore.ts';
export { groupBills, type BillDay, type BillMonth } from './bills/groupBills.ts';
export { RecentBills } from './bills/RecentBills.ts';
export { totalBills, type BillTotal } from './bills/totalBills.ts';
export { ConfigStore } from './config/ConfigStore.ts';
export { ContentStore, type ReadStatic } from './content/ContentStore.ts';
export { PopNotices, type SeenNotices } from './content/PopNotices.ts';
export { InboxStore, type InboxShelf, type InboxSubject, type UnreadCounts } from './inbox/InboxStore.ts';
export { SiteNews } from './inbox/SiteNews.ts';
export { DepositsStore, isPendingDeposit, type DepositFilter } from './deposits/DepositsStore.ts';
export { DepositStore, type DepositCoin, type DepositNetwork } from './deposits/DepositStore.ts';
export type { DepositChoice } from './deposits/pickDepositChoice.ts';
export { sendDocument, type DocumentCalls, type DocumentFile, type DocumentTask } from './identity/sendDocument.ts';
export {
  IdentityStore,
  type HandOver,
  type HigherApplication,
  type IdentityApplication,
  type VideoCode,
  type VideoFailure,
} from './identity/IdentityStore.ts';
export { limitInForce, OwnLimitStore, type OwnLimit, type OwnLimitChange } from './limits/OwnLimitStore.ts';
export { WithdrawalAllowance, type WithdrawalsToday } from './limits/WithdrawalAllowance.ts';
export { MessagesStore, type MessageSettings } from './messages/MessagesStore.ts';
export type { FollowedRequest } from './money-requests/FollowedRequest.ts';
export { MoneyRequest } from './money-requests/MoneyRequest.ts';
export type { Money, PendingRequest, RequestStamp } from './money-requests/PendingRequest.ts';
export { REQUEST_STATES, type RequestState } from './money-requests/request-states.ts';
export type { JournalEntry, JournalPart } from './money-requests/RequestJournal.ts';
export type { RequestDeps, RequestKind } from './money-requests/RequestKind.ts';
export type {
  TransferAnswer,
  TransferPreview,
  TransferReceipt,
  WithdrawalPreview,
} from './money-requests/transfer-answers.ts';
export { NetworkStore, type CallFate, type NetworkQuestion } from './network/NetworkStore.ts';
export {
  accountOf,
  PayAccountsStore,
  type Bank,
  type NewPayAccount,
  type PayAccountInfo,
  type PaymentWay,
  type Province,
} from './pay-accounts/PayAccountsStore.ts';
export { TicketGate } from './pay-tickets/TicketGate.ts';
export type { TicketSource } from './pay-tickets/TicketSource.ts';
export { PaymentFlow, type PaymentDetails, type PaymentState } from './payment/PaymentFlow.ts';
export type { PaymentReading, PaymentTerms } from './payment/PaymentReading.ts';
export type { PendingPayment } from './payment/PendingPayment.ts';
export { loadVideo, type StoredVideo } from './pictures/loadVideo.ts';
export type { PictureFile } from './pictures/PictureFile.ts';
export type { Pictures, StoredPicture } from './pictures/Pictures.ts';
export { uploadPicture } from './pictures/uploadPicture.ts';
export { uploadVideo, type VideoFile } from './pictures/uploadVideo.ts';
export { FiatStore } from './rates/FiatStore.ts';
export { RateHistoryStore, type RateSeries } from './rates/RateHistoryStore.ts';
export { RatesStore, type Rate } from './rates/RatesStore.ts';
export { cnyValue, usdtValue } from './rates/valuation.ts';
export { ReceivedMoneyStore } from './received/ReceivedMoneyStore.ts';
export { ReceiveStore, type PaymentCode, type ReceiveTerms } from './receive/ReceiveStore.ts';
export { isAcceptor } from './session/isAcceptor.ts';
export { RESTRICTIONS, restrictionLocks, type Restriction, type RestrictionLocks } from './session/restrictionLocks.ts';
export type { FunctionsStore } from './functions/FunctionsStore.ts';
export type { PasskeyDevice, PasskeyStore } from './security/PasskeyStore.ts';
export { SecurityStore, type Authenticator, type LoginCheck, type NewAddress } from './security/SecurityStore.ts';
export { SessionRefresher } from './session/SessionRefresher.ts';
export { SessionStore, type SessionEnd } from './session/SessionStore.ts';
export { LOCALES, type Locale } from './settings/locales.ts';
export {
  DISPLAY_CURRENCIES,
  SettingsStore,
  THEME_CHOICES,
  type DisplayCurrency,
  type Theme,
  type ThemeChoice,
} from './settings/SettingsStore.ts';
export type { PendingShopPayment } from './shop-payment/PendingShopPayment.ts';
export { ShopPaymentFlow, type ShopPaymentDetails } from './shop-payment/ShopPaymentFlow.ts';
export { missingOfPayment, ShopPaymentStore, type ShopPaymentAddress } from './shop-payment/ShopPaymentStore.ts';
export type { Talk } from './conversations/Conversation.ts';
export { GuestSupport } from './conversations/GuestSupport.ts';
export type { OutgoingMessage } from './conversations/OutgoingMessage.ts';
export type { FileFacts, OutgoingFile, Spoken } from './conversations/Spoken.ts';
export { type SupportAbout, SupportChats, type SupportTalk } from './conversations/SupportChats.ts';
export type { ChatAnswer, TradeChat } from './conversations/TradeChat.ts';
export { TradeChats } from './conversations/TradeChats.ts';
export type {
  AppealReason,
  BuyerCancelReason,
  BuyerReason,
  NewAppeal,
  SellerCancelReason,
  SellerReason,
  Statement,
  TradeAct,
  TradeInputs,
} from './trade-case/trade-calls.ts';
export { isMissingTrade, TradeCase, type TradeMove, type TradeSubmissions } from './trade-case/TradeCase.ts';
export { TradeCases } from './trade-case/TradeCases.ts';
export type { TradeHint } from './trades/NewsFeed.ts';
export { PeersStore, type PeerMark, type PeerName } from './trades/PeersStore.ts';
export { PurchaseFlow, type TypedPurchase } from './trades/PurchaseFlow.ts';
export { PurchaseRequest, type PurchaseState } from './trades/PurchaseRequest.ts';
export { canRelease, ReleaseFlow, type PendingRelease } from './trades/ReleaseFlow.ts';
export { RunningTrades } from './trades/RunningTrades.ts';
export { SaleFlow, type SalePreview, type TypedSale } from './trades/SaleFlow.ts';
export { fiatFor, type AmountUnit } from './trades/trade-amount.ts';
export {
  actionsOf,
  isMyTurn,
  isOpenTrade,
  stageOf,
  trackOf,
  TRADE_STEPS,
  type TradePathStep,
  type TradeStage,
  type TradeTrack,
} from './trade-case/trade-life.ts';
export { TradeQuote, type OnSale, type Quote } from './trades/TradeQuote.ts';
export { TradesStore, type TradeFilter } from './trades/TradesStore.ts';
export { TradeStore } from './trades/TradeStore.ts';
export {
  TradeTerms,
  type CancelQuota,
  type PayMethodBonus,
  type PayMethods,
  type TradeSide,
  type QueueTip,
} from './trades/TradeTerms.ts';
export { checkTransferAmount, type TransferBounds } from './transfer/amount-rules.ts';
export type { PayeeLookup } from './transfer/PayeeLookup.ts';
export type { Payee, PendingTransfer } from './transfer/PendingTransfer.ts';
export { TransferFlow, type TransferDetails, type TransferDraft, type TransferState } from './transfer/TransferFlow.ts';
export { VoucherChoice, type OfferedVoucher } from './vouchers/VoucherChoice.ts';
export {
  VOUCHER_PILES,
  VouchersStore,
  type VoucherDetail,
  type VoucherPile,
  type VoucherUse,
} from './vouchers/VouchersStore.ts';
export { detectNetwork } from './withdrawal/detectNetwork.ts';
export { NetworkChoice } from './withdrawal/NetworkChoice.ts';
export { networkName } from './withdrawal/networkName.ts';
export type { PendingWithdrawal } from './withdrawal/PendingWithdrawal.ts';
export { receivedOf, type WithdrawalTerms } from './withdrawal/withdrawal-bounds.ts';
export { WithdrawalFlow } from './withdrawal/WithdrawalFlow.ts';
export {
  WithdrawalForm,
  type GivenAddress,
  type WithdrawalDetails,
  type WithdrawalDraft,
  type WithdrawalNetwork,
} from './withdrawal/WithdrawalForm.ts';
export { WithdrawalTrack } from './withdrawal/WithdrawalTrack.ts';
