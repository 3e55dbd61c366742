import { EVIDENCE_FILE_EXAMPLE } from './evidence.ts';
import type { Trade, TradeRow, TradeStep, Payee } from './trade.ts';

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
  { reason = '', ...step }: Pick<TradeStep, 'to' | 'actor' | 'at'> & { readonly reason?: string },
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

const BLANK_BUY: Trade = {
  ...TRADE_ROW_EXAMPLE,
  fee: '0',
  bonus: '15',
  voucher: null,
  escrow: '500',
  payee: MASKED_PAYEE,
  payerName: '张晓明',
  payRemark: '8842',
  proofs: [],
  events: [],
  appealOpensAt: null,
  lateAppealUntil: null,
  appeal: null,
};

/** A purchase that waits for its payment. */
export const TRADE_EXAMPLE = tradeAfter(
  BLANK_BUY,
  { to: 1, actor: 'platform', at: MATCHED_AT },
  { deadline: TRADE_ROW_EXAMPLE.deadline, payee: WHOLE_PAYEE },
);

/** A sale that waits for its buyer. */
export const QUEUED_SALE_EXAMPLE = tradeAfter(
  { ...BLANK_BUY, billNo: '202611210914050000091', transactionType: 8, createdAt: QUEUED_AT, bonus: '0' },
  { to: 0, actor: 'seller', at: QUEUED_AT },
  { counterparty: null, deadline: { kind: 'match', at: 1_790_085_400_000 }, payerName: null, payRemark: '' },
);

/** The same sale with a buyer. */
export const MATCHED_SALE_EXAMPLE = tradeAfter(
  QUEUED_SALE_EXAMPLE,
  { to: 1, actor: 'platform', at: MATCHED_AT },
  {
    counterparty: { nickMasked: 'R•••', userNoMasked: '7K•••2P', isMerchant: false, successOrderNum: 3, successRate: 1 },
    deadline: TRADE_ROW_EXAMPLE.deadline,
    payee: WHOLE_PAYEE,
    payerName: BLANK_BUY.payerName,
    payRemark: BLANK_BUY.payRemark,
  },
);

const pay = (trade: Trade): Trade =>
  tradeAfter(
    trade,
    { to: 3, actor: 'buyer', at: PAID_AT },
    { deadline: { kind: 'release', at: RELEASE_BY }, proofs: [EVIDENCE_FILE_EXAMPLE], appealOpensAt: RELEASE_BY },
  );

/** The trade at its end, with its escrow released. */
export const closedExample = (trade: Trade, step: Parameters<typeof tradeAfter>[1]): Trade =>
  tradeAfter(trade, step, { closedAt: step.at, escrow: '0', payee: MASKED_PAYEE, appealOpensAt: null });

/** Either side of the trade after the buyer has paid. */
export const PAID_BUY_EXAMPLE = pay(TRADE_EXAMPLE);
export const PAID_SALE_EXAMPLE = pay(MATCHED_SALE_EXAMPLE);

/** A paid trade after a party has appealed. */
export function appealedExample(trade: Trade, initiator: 'buyer' | 'seller', text: string): Trade {
  const reason = initiator === 'buyer' ? 'NOT_RELEASED' : 'NOT_PAID';
  return tradeAfter(
    trade,
    { to: 4, actor: initiator, at: APPEALED_AT, reason },
    {
      deadline: { kind: 'answer', at: ANSWER_BY },
      sellLongTimeFlag: 1,
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
