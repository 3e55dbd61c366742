import {
  APPEAL_STATUSES,
  BUYER_ANSWERS,
  sideOf,
  statusesFor,
  TRADE_STATUS,
  type TradePartyEvent,
  type TradeStatus,
} from '@ezwallet/api-client/constants';
import type {
  BUYER_CANCEL_REASONS,
  Contract,
  RequestOf,
  SELLER_CANCEL_REASONS,
  Trade,
} from '@ezwallet/api-client/contract';
import type { Api } from '../ports/Api.ts';

type Opening<Call extends 'buyerSubmitAppeal' | 'sellerSubmitComplain'> = Extract<
  RequestOf<Contract['trading'][Call]>,
  { action: 'open' }
>;

/** Why a buyer cancels. */
export type BuyerCancelReason = (typeof BUYER_CANCEL_REASONS)[number];
/** Why a seller cancels. */
export type SellerCancelReason = (typeof SELLER_CANCEL_REASONS)[number];
/** Why a side opens an appeal. */
export type BuyerReason = Opening<'buyerSubmitAppeal'>['reason'];
/** Why a seller appeals. */
export type SellerReason = Opening<'sellerSubmitComplain'>['reason'];
/** Why either side appeals. */
export type AppealReason = BuyerReason | SellerReason;

/** The words of a side in an appeal, with the ids of its uploaded pictures. */
export interface Statement {
  readonly text: string;
  readonly imageIds: readonly string[];
  /** The id of an uploaded video. */
  readonly videoId?: string | undefined;
}

/** The first statement, with the reason. */
export interface NewAppeal extends Statement {
  readonly reason: AppealReason;
}

/** Where an act lets go what somebody has paid: a ticket of scene `giveUp`, or of `release` for a seller's coins. */
interface Ticketed {
  readonly payPassTicket: string;
}

/**
 * What a party can do to a trade: its events of the contract's machine, and a further statement in an appeal. A sale begins in
 * its own form. A release is a money request, which stores and repeats it.
 */
export type TradeAct = Exclude<TradePartyEvent, 'create' | 'release'> | 'state';

/** The input of each act. */
export interface TradeInputs {
  readonly pay: { readonly imageIds: readonly string[] };
  readonly buyerCancel: { readonly reason: BuyerCancelReason };
  readonly sellerCancel: { readonly reason: SellerCancelReason };
  readonly extend: object;
  readonly askCancel: Partial<Ticketed>;
  readonly declineCancel: object;
  readonly agreeCancel: Partial<Ticketed>;
  readonly openAppeal: NewAppeal;
  readonly state: Statement;
  readonly withdrawAppeal: object;
  readonly agreeRelease: Ticketed;
  readonly agreeRefund: Ticketed;
}

/** The request number of an act, and the trade as the person saw it. */
interface Sent {
  readonly seen: Trade;
  readonly reqNo: string;
}

type Calls = {
  readonly [Act in TradeAct]: (trading: Api['trading'], sent: Sent, input: TradeInputs[Act]) => Promise<Trade>;
};

/** The status as the person saw it. The server refuses another one than that of the trade, with the trade as it is now. */
const expected = <Status extends TradeStatus>(legal: readonly [Status, ...Status[]], { status }: Trade): Status =>
  legal.find((each) => each === status) ?? legal[0];

/** What a statement sends: no field for a video that there is not. */
const statementOf = ({ text, imageIds, videoId }: Statement) => ({
  text,
  imageIds: [...imageIds],
  ...(videoId === undefined ? {} : { videoId }),
});

const concede: Calls['agreeRelease'] = (trading, { seen, reqNo }, { payPassTicket }) => {
  const fields = {
    billNo: seen.billNo,
    reqNo,
    action: 'agree',
    expectStatus: expected(APPEAL_STATUSES.end, seen),
    payPassTicket,
  } as const;
  return sideOf(seen) === 'buyer'
    ? trading.buyerSubmitAppeal(fields)
    : trading.sellerSubmitComplain({ ...fields, openCase: true });
};

/** The call of each act. */
export const TRADE_CALLS: Calls = {
  pay: (trading, { seen, reqNo }, { imageIds }) =>
    trading.buyConfirmOrCancel({
      billNo: seen.billNo,
      expectStatus: expected(statusesFor('pay'), seen),
      type: BUYER_ANSWERS.paid,
      imageIds: [...imageIds],
      reqNo,
    }),
  buyerCancel: (trading, { seen, reqNo }, { reason }) =>
    trading.buyConfirmOrCancel({
      billNo: seen.billNo,
      expectStatus: expected(statusesFor('buyerCancel'), seen),
      type: BUYER_ANSWERS.cancelled,
      reason,
      reqNo,
    }),
  sellerCancel: (trading, { seen, reqNo }, { reason }) =>
    trading.sellOrderCancel({
      billNo: seen.billNo,
      expectStatus: expected(statusesFor('sellerCancel'), seen),
      reason,
      reqNo,
    }),
  extend: (trading, { seen, reqNo }) =>
    trading.orderExtend({ billNo: seen.billNo, expectStatus: expected(statusesFor('extend'), seen), reqNo }),
  askCancel: (trading, { seen, reqNo }, ticket) =>
    trading.orderAskCancel({
      billNo: seen.billNo,
      expectStatus: expected(statusesFor('askCancel'), seen),
      ...ticket,
      reqNo,
    }),
  declineCancel: (trading, { seen, reqNo }) =>
    trading.orderAnswerCancel({
      billNo: seen.billNo,
      expectStatus: expected(statusesFor('declineCancel'), seen),
      agree: false,
      reqNo,
    }),
  agreeCancel: (trading, { seen, reqNo }, { payPassTicket = '' }) => {
    const { billNo } = seen;
    const expectStatus = expected(statusesFor('agreeCancel'), seen);
    return expectStatus === TRADE_STATUS.paid
      ? trading.orderAnswerCancel({ billNo, expectStatus, agree: true, payPassTicket, reqNo })
      : trading.orderAnswerCancel({ billNo, expectStatus, agree: true, reqNo });
  },
  openAppeal: (trading, { seen, reqNo }, { reason, ...statement }) => {
    const { billNo } = seen;
    const fields = {
      billNo,
      reqNo,
      action: 'open' as const,
      expectStatus: expected(APPEAL_STATUSES.open, seen),
      ...statementOf(statement),
    };
    return sideOf(seen) === 'buyer'
      ? trading.buyerSubmitAppeal({ ...fields, reason: reason as BuyerReason })
      : trading.sellerSubmitComplain({ ...fields, openCase: true, reason: reason as SellerReason });
  },
  state: (trading, { seen, reqNo }, statement) => {
    const { billNo } = seen;
    const fields = {
      billNo,
      reqNo,
      action: 'state' as const,
      expectStatus: expected(APPEAL_STATUSES.state, seen),
      ...statementOf(statement),
    };
    return sideOf(seen) === 'buyer'
      ? trading.buyerSubmitAppeal(fields)
      : trading.sellerSubmitComplain({ ...fields, openCase: true });
  },
  withdrawAppeal: (trading, { seen, reqNo }) => {
    const fields = {
      billNo: seen.billNo,
      reqNo,
      action: 'withdraw',
      expectStatus: expected(APPEAL_STATUSES.end, seen),
    } as const;
    return sideOf(seen) === 'buyer'
      ? trading.buyerSubmitAppeal(fields)
      : trading.sellerSubmitComplain({ ...fields, openCase: true });
  },
  agreeRelease: concede,
  agreeRefund: concede,
};
