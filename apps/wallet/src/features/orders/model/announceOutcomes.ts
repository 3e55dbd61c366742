import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MoneyRequestName, MoneyRequests } from '@ezwallet/domain-stores';
import { toast, type ToastType } from '@ezwallet/ui';
import { cashierPaths, payPaths, tradePaths, transferPaths, withdrawalPaths } from '../../../world/paths.ts';
import { orderPath } from './orderPath.ts';

export interface OutcomeDeps {
  readonly i18n: I18n;
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** States that a person away from the screen has nothing to learn from: nothing was sent, or the answer may still come. */
type Silent = 'draft' | 'previewing' | 'password' | 'authorising' | 'proving' | 'sending' | 'matching';
type Announcement = readonly [type: ToastType, text: MessageDescriptor];

/** The words for each other state of one kind of request, and the screen where the person sees more. */
interface Told<Request extends MoneyRequests[MoneyRequestName]> {
  readonly to: (request: Request) => string;
  readonly words: Readonly<Record<Exclude<Request['state'], Silent>, Announcement>>;
}

const PURCHASE: Told<MoneyRequests['purchase']>['words'] = {
  unknown: ['info', msg`We are still checking whether your order was placed. You have not paid.`],
  matched: ['success', msg`A seller took your order. Open it to pay.`],
  unmatched: ['fail', msg`Your order was not placed: nobody is selling this amount right now.`],
  refused: ['fail', msg`Your order was not placed.`],
};

const TOLD: { readonly [Name in MoneyRequestName]: Told<MoneyRequests[Name]> } = {
  transfer: {
    to: () => transferPaths.transfer(),
    words: {
      checking: ['info', msg`We are still checking the status of an earlier transfer.`],
      done: ['success', msg`Your earlier transfer has arrived.`],
      refused: ['fail', msg`Your earlier transfer was not sent.`],
    },
  },
  payment: {
    to: () => payPaths.pay(),
    words: {
      checking: ['info', msg`We are still checking the status of an earlier payment.`],
      done: ['success', msg`Your earlier payment has arrived.`],
      refused: ['fail', msg`Your earlier payment was not made.`],
    },
  },
  withdrawal: {
    to: () => withdrawalPaths.withdrawal(),
    words: {
      checking: ['info', msg`We are still checking the status of an earlier withdrawal.`],
      done: ['success', msg`Your earlier withdrawal is on its way.`],
      refused: ['fail', msg`Your earlier withdrawal was not sent.`],
    },
  },
  shopPayment: {
    to: ({ pending }) => cashierPaths.cashier(pending ?? undefined),
    words: {
      checking: ['info', msg`We are still checking the status of your payment to a shop.`],
      done: ['success', msg`The shop has received your earlier payment.`],
      refused: ['fail', msg`Your earlier payment to a shop was not made.`],
    },
  },
  sale: {
    to: ({ receipt }) => (receipt ? tradePaths.sale(receipt.billNo) : tradePaths.sell()),
    words: {
      checking: ['info', msg`We are still checking whether your coins are on sale.`],
      done: ['success', msg`Your coins are on sale.`],
      refused: ['fail', msg`Your sale was not placed. Your coins stay in your balance.`],
    },
  },
  release: {
    to: ({ pending }) => tradePaths.sale(pending?.billNo),
    words: {
      checking: ['info', msg`We are still checking whether your coins were released.`],
      done: ['success', msg`You released the coins. They went to the buyer.`],
      refused: ['fail', msg`Nothing was released. The coins stay in escrow.`],
    },
  },
  purchase: { to: ({ answer }) => (answer?.matched ? orderPath(answer.order) : tradePaths.buy()), words: PURCHASE },
  shopPurchase: {
    to: ({ answer, pending }) => (answer?.matched ? orderPath(answer.order) : pathOfShop(pending?.payToken)),
    words: PURCHASE,
  },
};

const pathOfShop = (payToken: string | undefined) =>
  cashierPaths.cashier(payToken === undefined ? undefined : { payToken });

/** A form is the same screen whatever its query brings; a bill and a shop's payment are named by theirs. */
const isShown = (target: string, here: string) => target === here || target === here.split('?')[0];

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/** Tells the outcome of a request that the person, or an earlier page, left without an answer. */
export function announceOutcome<Name extends MoneyRequestName>(
  name: Name,
  requests: MoneyRequests,
  { i18n, here, go }: OutcomeDeps,
): void {
  const request = requests[name];
  const { to, words }: Told<MoneyRequests[Name]> = TOLD[name];
  const told = (words as Readonly<Partial<Record<string, Announcement>>>)[request.state];
  const target = to(request);
  if (!told || isShown(target, here())) return;
  const [type, text] = told;
  toast[type](i18n._(text), {
    duration: SHOWN_FOR,
    position: 'header',
    action: { label: i18n._(msg`View`), onAction: () => go(target) },
  });
}
