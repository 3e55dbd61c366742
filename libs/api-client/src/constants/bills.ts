/** Kinds of billing record (product specification, section 3). */
export const RECORD_TYPES = [
  'ALL',
  'SEND',
  'RECV',
  'PAYMENT',
  'WITHDRAW',
  'DEPOSIT',
  'BUY',
  'SELL',
  'INTEREST',
] as const;

/** Kind of billing record: one of {@link RECORD_TYPES}. `ALL` is for queries only; no bill has it. */
export type RecordType = (typeof RECORD_TYPES)[number];

/** Business type codes (product specification, section 9). */
export const BUSINESS_TYPES = {
  recharge: 101,
  transfer: 301,
  payOut: 401,
  payIn: 501,
  sell: 804,
  buy: 902,
} as const;

/** How far back a billing query goes, in days; 9999 means everything. */
export const BILL_WINDOWS = [7, 15, 30, 90, 9999] as const;

/** Days that a billing query goes back (product specification, section 9): one of {@link BILL_WINDOWS}. */
export type BillWindow = (typeof BILL_WINDOWS)[number];

/** Status of a bill: in progress, completed, or cancelled. */
export const BILL_STATUS = { inProgress: 1, completed: 2, cancelled: -1 } as const;

/** Filters for lists of bills and trades. These numbers differ from those of a bill's or a trade's own status. */
export const BILL_FILTERS = { all: '', finished: 1, open: 2, cancelled: 3 } as const;

/** The platform's own description of a bill without a remark. An app translates it. */
export const BILL_NOTES = ['VOUCHER', 'PAY_METHOD', 'INVITATION', 'ACTIVITY', 'REBATE', 'SANDBOX', 'FAUCET'] as const;

/** The platform's own description of a bill: one of {@link BILL_NOTES}. */
export type BillNote = (typeof BILL_NOTES)[number];
