import { AcceptorStore } from '../acceptors/AcceptorStore.ts';
import { Appeals } from '../appeals/Appeals.ts';
import { AddressBookStore } from '../addresses/AddressBookStore.ts';
import { BalancesStore } from '../balances/BalancesStore.ts';
import { ValueHistoryStore } from '../balances/ValueHistoryStore.ts';
import { BillsStore } from '../bills/BillsStore.ts';
import { RecentBills } from '../bills/RecentBills.ts';
import { DepositsStore } from '../deposits/DepositsStore.ts';
import { DepositStore } from '../deposits/DepositStore.ts';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { InboxStore } from '../inbox/InboxStore.ts';
import { SiteNews } from '../inbox/SiteNews.ts';
import { createOrderLimit, createPaymentLimit } from '../limits/own-limits.ts';
import { WithdrawalAllowance } from '../limits/WithdrawalAllowance.ts';
import { MessageLanguage } from '../messages/MessageLanguage.ts';
import { createMessages } from '../messages/MessagesStore.ts';
import { FunctionsStore } from '../functions/FunctionsStore.ts';
import type { FollowedRequest } from '../money-requests/FollowedRequest.ts';
import { PayAccountsStore } from '../pay-accounts/PayAccountsStore.ts';
import { PaymentFlow } from '../payment/PaymentFlow.ts';
import { createPictures } from '../pictures/Pictures.ts';
import type { Deps } from '../ports/deps.ts';
import { FiatStore } from '../rates/FiatStore.ts';
import { RateHistoryStore } from '../rates/RateHistoryStore.ts';
import { ReceivedMoneyStore } from '../received/ReceivedMoneyStore.ts';
import { ReceiveStore } from '../receive/ReceiveStore.ts';
import { PasskeyStore } from '../security/PasskeyStore.ts';
import { SecurityStore } from '../security/SecurityStore.ts';
import { SessionRefresher } from '../session/SessionRefresher.ts';
import { ShopPaymentFlow } from '../shop-payment/ShopPaymentFlow.ts';
import { PurchaseFlow } from '../trades/PurchaseFlow.ts';
import { SupportChats } from '../conversations/SupportChats.ts';
import { TradeChats } from '../conversations/TradeChats.ts';
import { TradesStore } from '../trades/TradesStore.ts';
import { TransferFlow } from '../transfer/TransferFlow.ts';
import { VouchersStore } from '../vouchers/VouchersStore.ts';
import { WithdrawalFlow } from '../withdrawal/WithdrawalFlow.ts';
import type { AppStores } from './createAppStores.ts';
import { MoneyMoves } from './MoneyMoves.ts';
import { followRequests } from './followRequests.ts';
import { reloadWhenHeld } from './reloadWhenHeld.ts';

/**
 * The stores of one signed-in person, made when the session opens and dropped when it ends, so that there is
 * nothing to reset. Call `dispose` before dropping them: it stops their timers.
 */
export function createSessionStores(app: AppStores, deps: Deps) {
  const refresher = new SessionRefresher(app.session, deps);
  const balances = new BalancesStore(deps);
  const bills = new BillsStore(deps, app.settings);
  const recentBills = new RecentBills(deps);
  const moves = new MoneyMoves();
  const onMoved = () => {
    moves.note();
    bills.list.expire();
    void balances.summary.reload();
  };
  const transfer = new TransferFlow(deps, { session: app.session, config: app.config, balances, onMoved });
  const addressBook = new AddressBookStore(deps, app);
  const withdrawal = new WithdrawalFlow(deps, { ...app, balances, onMoved });
  const payment = new PaymentFlow(deps, { session: app.session, config: app.config, balances, onMoved });
  const trades = new TradesStore(deps, { session: app.session, balances, onMoved });
  const acceptor = new AcceptorStore(deps, {
    accounts: trades.terms.accounts,
    onMoved: (order) => {
      trades.cases.take(order);
      trades.list.expire();
      void trades.running.look();
      onMoved();
    },
  });
  const shopPayment = new ShopPaymentFlow(deps, { session: app.session, onMoved });
  const shopPurchase = new PurchaseFlow(deps, {
    session: app.session,
    terms: trades.terms,
    part: 'pendingShopPurchases',
    onOrdered: () => {
      void trades.running.look();
      onMoved();
    },
  });
  const received = new ReceivedMoneyStore(deps, { session: app.session, onMoved });
  const receive = new ReceiveStore(deps, received);
  const vouchers = new VouchersStore(deps, app.session);
  const deposit = new DepositStore(deps, app.session);
  const deposits = new DepositsStore(deps, onMoved);
  const rateHistory = new RateHistoryStore(deps);
  const valueHistory = new ValueHistoryStore(deps);
  const fiat = new FiatStore(deps);
  const chats = new TradeChats(deps, trades.cases);
  const support = new SupportChats(deps);
  const appeals = new Appeals(deps, trades.cases);
  const pictures = createPictures(deps);
  const identity = new IdentityStore(deps, app);
  const payAccounts = new PayAccountsStore(deps);
  const messages = createMessages(deps);
  const inbox = new InboxStore(deps, app.session);
  const siteNews = new SiteNews(deps, { session: app.session, inbox });
  const messageLanguage = new MessageLanguage(deps, app.settings);
  const security = new SecurityStore(deps, app);
  const passkeys = new PasskeyStore(deps);
  const functions = new FunctionsStore(deps, app.session);
  const limits = {
    payment: createPaymentLimit(deps),
    orders: createOrderLimit(deps),
    withdrawals: new WithdrawalAllowance(identity.info),
  };

  const requests = {
    transfer: transfer.request,
    payment: payment.request,
    withdrawal: withdrawal.request,
    shopPayment: shopPayment.request,
    sale: trades.sale.request,
    release: trades.release.request,
    purchase: trades.purchase.request,
    shopPurchase: shopPurchase.request,
  } satisfies Readonly<Record<string, FollowedRequest>>;
  const stopFollowing = followRequests(requests, app.network);
  const stopReloading = reloadWhenHeld(app.session, () => [
    transfer.lookup.problem,
    ...Object.values(requests).map(({ problem }) => problem),
  ]);

  const stores = {
    refresher,
    moves,
    balances,
    bills,
    recentBills,
    transfer,
    addressBook,
    withdrawal,
    payment,
    shopPayment,
    shopPurchase,
    trades,
    acceptor,
    received,
    receive,
    vouchers,
    deposit,
    deposits,
    rateHistory,
    valueHistory,
    fiat,
    identity,
    payAccounts,
    messages,
    inbox,
    siteNews,
    messageLanguage,
    security,
    passkeys,
    functions,
    limits,
    chats,
    support,
    appeals,
    pictures,
  };
  return {
    ...stores,
    /**
     * Every request that moves money or makes an order, by its kind. Each is resumed at the start and asked about when the
     * server is reached again, and a hold that refuses one reloads the person.
     */
    requests,
    dispose: () => {
      stopFollowing();
      stopReloading();
      for (const store of [...Object.values(stores), ...Object.values(limits)]) if ('dispose' in store) store.dispose();
    },
  };
}

/** One person's stores, and `dispose`, which stops their timers; `SessionScope` calls it when the session ends. */
export type SessionStores = ReturnType<typeof createSessionStores>;

/** The requests of one person, by kind. */
export type MoneyRequests = SessionStores['requests'];
/** A kind of request that moves money or makes an order. */
export type MoneyRequestName = keyof MoneyRequests;
