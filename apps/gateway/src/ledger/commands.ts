/** What makes a command safe to repeat: the same actor and key execute once, and get the same answer ever after. */
export interface CommandKey {
  /** The user who gives the command; 0 for the gateway's own jobs. */
  readonly actor: bigint;
  /** `reqNo` of a request, or `job:<id>`; at most 100 characters. */
  readonly key: string;
}

/** Business types of bills: what a movement was for. */
export const BIZ_TYPES = { recharge: 101, transfer: 301, payOut: 401, payIn: 501, sell: 804, buy: 902 } as const;

export interface TransferCommand extends CommandKey {
  readonly from: bigint;
  readonly to: bigint;
  readonly asset: string;
  /** Minor units, more than 0. */
  readonly amount: bigint;
  /** On top of the amount (payer) or out of it (payee). */
  readonly fee?: { readonly amount: bigint; readonly paidBy: 'payer' | 'payee' };
  /** Of the sender's and the receiver's bill; default 301 on both. */
  readonly bizTypes?: { readonly send: number; readonly recv: number };
  readonly remark?: string;
}

export interface CreditCommand extends CommandKey {
  readonly to: bigint;
  readonly asset: string;
  readonly amount: bigint;
  /** `world`: money from outside; `promo`: a bonus. Default `world`. */
  readonly source?: 'world' | 'promo';
  /** Default 101. */
  readonly bizType?: number;
  readonly remark?: string;
  /** Minor units, out of the amount. */
  readonly fee?: bigint;
  /** A waiting bill of `expect`, with the same owner, asset and amount: it becomes done instead of a new one. */
  readonly billNo?: string;
}

/** A pending deposit of a user: a waiting bill without postings. */
export interface Expectation {
  readonly userId: bigint;
  readonly asset: string;
  /** Minor units, more than 0. */
  readonly amount: bigint;
  readonly bizType: number;
  readonly remark?: string;
}

/** What held money waits for; unique for ever. */
export interface HoldRef {
  readonly refKind: string;
  readonly refId: string;
}

export interface HoldCommand extends CommandKey, HoldRef {
  readonly from: bigint;
  readonly asset: string;
  readonly amount: bigint;
  /** Held on top of the amount. */
  readonly fee?: bigint;
  /** With a type the owner sees a waiting bill; it becomes done or cancelled with the hold. */
  readonly bizType?: number;
  readonly remark?: string;
}

export interface CaptureCommand extends CommandKey, HoldRef {
  /** A user, or `world` for money that leaves the house. */
  readonly to: bigint | 'world';
  /** With the fee at most what is held; the rest is released. */
  readonly amount: bigint;
  readonly fee?: bigint;
  /** Of the postings and, with `recv`, of the receiver's bill, which a user needs and the world does not have. */
  readonly bizTypes: { readonly send: number; readonly recv?: number };
  readonly remark?: string;
}

export interface VoidCommand extends CommandKey, HoldRef {}

/** Why a money command was refused; the names of the wire. */
export type LedgerCode =
  | 'ALREADY_EXISTS'
  | 'AMOUNT_INVALID'
  | 'ARGS_INVALID'
  | 'ASSET_NOT_FOUND'
  | 'BALANCE_NOT_ENOUGH'
  | 'ORDER_ALREADY_DONE'
  | 'ORDER_NOT_FOUND'
  | 'TRY_AGAIN_LATER'
  | 'USER_INVALID'
  /** The first command with the same key is still running. */
  | '2222';

export interface Refusal {
  readonly ok: false;
  readonly code: LedgerCode;
}

export type CommandResult<Receipt> = ({ readonly ok: true } & Receipt) | Refusal;

/** Times are epoch milliseconds of the database's clock. */
export interface TransferReceipt {
  readonly billNo: string;
  readonly recvBillNo: string;
  readonly groupId: string;
  readonly createdAt: number;
}

export interface CreditReceipt {
  readonly billNo: string;
  readonly groupId: string;
  readonly createdAt: number;
}

export interface HoldReceipt {
  /** Null without a business type. */
  readonly billNo: string | null;
  readonly createdAt: number;
}

export interface CaptureReceipt {
  /** The owner's bill, null when the hold had none. */
  readonly billNo: string | null;
  readonly recvBillNo: string | null;
  readonly groupId: string;
  readonly createdAt: number;
}

export interface VoidReceipt {
  readonly createdAt: number;
}
