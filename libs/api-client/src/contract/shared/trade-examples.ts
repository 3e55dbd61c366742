import { EVIDENCE_FILE_EXAMPLE } from './evidence.ts';
import type { Payee, Reputation, Trade, TradeRow, TradeStep } from './trade.ts';

/** When the sale of the examples was queued, matched, paid and appealed. */
const QUEUED_AT = 1_789_999_000_000;
const MATCHED_AT = 1_790_000_000_000;
const PAID_AT = 1_790_000_300_000;
const APPEALED_AT = 1_790_002_200_000;
const RELEASE_BY = 1_790_002_100_000;
const ANSWER_BY = 1_790_088_600_000;

/** A trade after one more event. */
function tradeAfter(
  trade: Trade,
  { reason = '', ...step }: Pick<TradeStep, 'event' | 'to' | 'actor' | 'at'> & { readonly reason?: string },
  changes: Partial<Trade> = {},
): Trade {
  const { events, status } = trade;
  return {
    ...trade,
    status: step.to,
    deadline: null,
    events: [...events, { seq: events.length + 1, from: events.length === 0 ? null : status, ...step, reason }],
    ...changes,
  };
}

export const TRADE_ROW_EXAMPLE: TradeRow = {
  billNo: '202611210931220000107',
  transactionType: 9,
  status: 1,
  currency: 'USDT',
  amount: '500',
  price: '7.21',
  fiat: 'CNY',
  fiatAmount: '3605',
  payMethodId: 1,
  counterparty: {
    nickMasked: 'L•••',
    userNoMasked: '54•••7Q',
    isMerchant: true,
    successOrderNum: 1284,
    successRate: 0.98,
  },
  deadline: { kind: 'pay', at: 1_790_001_800_000 },
  sellLongTimeFlag: 0,
  unread: 0,
  createdAt: MATCHED_AT,
  closedAt: null,
};

/** In full while the trade is open, masked before and after. */
const WHOLE_PAYEE: Payee = {
  payMethodId: 1,
  realName: '林小梅',
  bankCode: 'CMB',
  bankName: '招商银行',
  branch: '深圳南山支行',
  accountNo: '6214830000001234',
};
const MASKED_PAYEE: Payee = { ...WHOLE_PAYEE, accountNo: '•••• 1234' };

/** Of the other side of the examples. */
/** The record of another member, for examples. */
export const REPUTATION_EXAMPLE: Reputation = {
  trades: 212,
  completion: 0.98,
  releaseMinutes: 4.5,
  payMinutes: null,
  firstTradeAt: 1_750_000_000_000,
  tradedBefore: 2,
};

const BLANK_BUY: Trade = {
  ...TRADE_ROW_EXAMPLE,
  fee: '0',
  bonus: '15',
  voucher: null,
  escrow: '500',
  payee: MASKED_PAYEE,
  payerName: '张晓明',
  payerChoices: [],
  payRemark: '8842',
  proofs: [],
  events: [],
  appealOpensAt: null,
  lateAppealUntil: null,
  appeal: null,
  earlier: [],
  saleBillNo: null,
  extension: null,
  reputation: REPUTATION_EXAMPLE,
  marks: { isFavourite: false, isBlocked: false },
};

/** A purchase that waits for its payment. */
export const TRADE_EXAMPLE = tradeAfter(
  BLANK_BUY,
  { event: 'match', to: 1, actor: 'platform', at: MATCHED_AT },
  { deadline: TRADE_ROW_EXAMPLE.deadline, payee: WHOLE_PAYEE, extension: { opensAt: 1_790_001_500_000, minutes: 15 } },
);

/** A sale that waits for its buyer. */
export const QUEUED_SALE_EXAMPLE = tradeAfter(
  { ...BLANK_BUY, billNo: '202611210914050000091', transactionType: 8, createdAt: QUEUED_AT, bonus: '0' },
  { event: 'create', to: 0, actor: 'seller', at: QUEUED_AT },
  {
    counterparty: null,
    deadline: { kind: 'match', at: 1_790_085_400_000 },
    payerName: null,
    payRemark: '',
    reputation: null,
    marks: null,
  },
);

/** The same sale with a buyer. */
export const MATCHED_SALE_EXAMPLE = tradeAfter(
  QUEUED_SALE_EXAMPLE,
  { event: 'match', to: 1, actor: 'platform', at: MATCHED_AT },
  {
    counterparty: {
      nickMasked: 'R•••',
      userNoMasked: '7K•••2P',
      isMerchant: false,
      successOrderNum: 3,
      successRate: 1,
    },
    deadline: TRADE_ROW_EXAMPLE.deadline,
    payee: WHOLE_PAYEE,
    payerChoices: ['王建华', '张晓明', '陈志强'],
    payRemark: BLANK_BUY.payRemark,
    reputation: {
      ...REPUTATION_EXAMPLE,
      trades: 3,
      completion: 1,
      releaseMinutes: null,
      payMinutes: 6,
      tradedBefore: 0,
    },
    marks: BLANK_BUY.marks,
  },
);

const pay = (trade: Trade): Trade =>
  tradeAfter(
    trade,
    { event: 'pay', to: 3, actor: 'buyer', at: PAID_AT },
    {
      deadline: { kind: 'release', at: RELEASE_BY },
      proofs: [EVIDENCE_FILE_EXAMPLE],
      appealOpensAt: RELEASE_BY,
      extension: null,
    },
  );

/** The trade at its end, with its escrow released. */
export const closedExample = (trade: Trade, step: Parameters<typeof tradeAfter>[1]): Trade =>
  tradeAfter(trade, step, {
    closedAt: step.at,
    escrow: '0',
    payee: MASKED_PAYEE,
    payerName: trade.transactionType === 8 && trade.counterparty === null ? null : BLANK_BUY.payerName,
    payerChoices: [],
    appealOpensAt: null,
    extension: null,
  });

/** The purchase with more time for its payment. */
export const EXTENDED_BUY_EXAMPLE = tradeAfter(
  TRADE_EXAMPLE,
  { event: 'extend', to: 1, actor: 'buyer', at: 1_790_001_600_000 },
  { deadline: { kind: 'pay', at: 1_790_002_700_000 }, extension: null },
);

/** The sale whose buyer asks to cancel. */
export const ASKED_SALE_EXAMPLE = tradeAfter(
  MATCHED_SALE_EXAMPLE,
  { event: 'askCancel', to: 1, actor: 'buyer', at: 1_790_000_400_000 },
  { deadline: MATCHED_SALE_EXAMPLE.deadline },
);

/** Either side of the trade after the buyer has paid. */
export const PAID_BUY_EXAMPLE = pay(TRADE_EXAMPLE);
export const PAID_SALE_EXAMPLE = pay(MATCHED_SALE_EXAMPLE);

/** A paid trade after a party has appealed. */
export function appealedExample(trade: Trade, initiator: 'buyer' | 'seller', text: string): Trade {
  const reason = initiator === 'buyer' ? 'NOT_RELEASED' : 'NOT_PAID';
  return tradeAfter(
    trade,
    { event: 'openAppeal', to: 4, actor: initiator, at: APPEALED_AT, reason },
    {
      deadline: { kind: 'answer', at: ANSWER_BY },
      sellLongTimeFlag: 1,
      payerChoices: [],
      appealOpensAt: null,
      appeal: {
        initiator,
        claim: initiator === 'buyer' ? 'release' : 'refund',
        reason,
        openedAt: APPEALED_AT,
        closedAt: null,
        answerBy: ANSWER_BY,
        statements: [{ by: initiator, text, files: [EVIDENCE_FILE_EXAMPLE], at: APPEALED_AT }],
        verdict: null,
        late: null,
      },
    },
  );
}
