import type { RateClass } from '@ezwallet/api-client/contract';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often a class of calls may be made: `points` in each `window` milliseconds. */
export interface RateRule {
  readonly points: number;
  readonly window: number;
  /** `database` counts exactly across processes; `process` costs nothing and counts in each process. */
  readonly store: 'database' | 'process';
}

/** What a verification level allows, in whole USDT. */
export interface KycLimit {
  readonly withdrawADay: string;
  readonly transferADay: string;
  /** One order and all orders of a day; null where a level allows none. */
  readonly perOrder: string | null;
  readonly ordersADay: string | null;
}

/**
 * Every number of the business in one place. Durations are milliseconds, amounts decimal strings in USDT.
 * A deployment takes these as they are; tests pass their own.
 */
export const policy = {
  login: {
    /** Wrong tries in `window` before the account is closed to logins for `block`. */
    wrongTries: 6,
    window: HOUR,
    block: 2 * HOUR,
    /** From this many wrong tries on, a login needs a captcha ticket. */
    captchaAfter: 2,
    /** Wrong tries from one address in `window`, over all accounts. */
    wrongTriesPerAddress: 60,
    /** A login on a device never seen before also proves the phone or e-mail address. */
    proveNewDevice: true,
  },
  session: { idle: 30 * MINUTE, slideAfter: MINUTE, absolute: 12 * HOUR, challenge: 5 * MINUTE },
  codes: { lifetime: 5 * MINUTE, resendAfter: MINUTE, tries: 5, perTarget: 4, perTargetWindow: HOUR },
  captcha: {
    lifetime: 120 * SECOND,
    ticketLifetime: 180 * SECOND,
    tolerance: { pointer: 4, steps: 6 },
    minElapsed: 300,
    /** Leading zero bits of the proof of work, by failures of the last `failureWindow`. */
    bits: [14, 16, 18, 20],
    assistBits: [18, 18, 20, 20],
    failures: 5,
    failureWindow: 10 * MINUTE,
    pause: 10 * MINUTE,
    poolSize: 24,
  },
  paymentPassword: { wrongTries: 5, lock: 2 * HOUR, ticketLifetime: 5 * MINUTE },
  /** How long outgoing money waits after a change of what guards the account. */
  holds: {
    loginPassword: 24 * HOUR,
    paymentPassword: 24 * HOUR,
    otpOff: 24 * HOUR,
    whitelistOff: 24 * HOUR,
    phone: 72 * HOUR,
    email: 72 * HOUR,
  },
  addressBook: {
    entries: 200,
    /** While the whitelist is on, an address takes withdrawals from this age on. */
    ripeAfter: 24 * HOUR,
  },
  transfer: { dayStartsAtUtcOffset: 8 * HOUR },
  /** How long a payment code with an amount can be paid. */
  payment: { textLifetime: 10 * MINUTE },
  /** How many vouchers may be locked or used a day (UTC+8). */
  vouchers: { usesADay: { merchant: 20, member: 3 } },
  /** What the buyer gets on top of a purchase by these pay methods: percent of its worth, at most so many USDT a day. */
  payMethodBonus: { payMethodIds: [1, 4], rate: '3', dailyCap: '30', tag: '送3%', activityCode: 'BUY3' },
  /** What an acceptor gets on top of the spread: percent by what was turned over in `window`, lowest tier first. */
  acceptorRebate: {
    window: 30 * 24 * HOUR,
    tiers: [
      { turnover: '0', rate: '0.05' },
      { turnover: '50000', rate: '0.08' },
      { turnover: '200000', rate: '0.1' },
    ],
  },
  chains: {
    /** From here on a transfer counts as final, here and on its way out (product specification, section 1). */
    confirmations: 6,
    /** Blocks that every scan reads anew; a reorganisation that is deeper is looked for where it orphaned a deposit. */
    overlap: 12,
    /** Blocks read at a time. */
    window: 200,
    scanEvery: 2 * SECOND,
    /** For how long one process alone reads a network. */
    lease: 30 * SECOND,
    /** Blocks after which an orphaned deposit that no block took in again counts as dropped. */
    dropAfter: 100,
    /** The least that is moved from a deposit address into the house's wallet, in the coin itself: it costs two fees. */
    sweepFrom: { USDT: '50', USDC: '50' } as Readonly<Record<string, string>>,
    /** The sandbox's networks find a block this often while somebody waits for one. */
    simulatedBlockEvery: 3 * SECOND,
  },
  recharge: {
    /** The least that is credited, in the coin itself. */
    minimum: {
      USDT: '1',
      USDC: '1',
      BTC: '0.0001',
      ETH: '0.001',
      TRX: '10',
      BNB: '0.002',
      MATIC: '1',
      FTM: '1',
      SHIB: '10000',
      BUSD: '1',
    } as Readonly<Record<string, string>>,
    /** Usual minutes from sending to credit. */
    minutes: { TRC20: 1, ERC20: 2, BEP20: 1, BTC: 60 } as Readonly<Record<string, number>>,
  },
  withdrawal: {
    /** What it costs over each network. For other coins the sum is converted. */
    fees: {
      TRC20: { currency: 'USDT', amount: '1' },
      BEP20: { currency: 'USDT', amount: '0.5' },
      ERC20: { currency: 'USDT', amount: '5' },
      BTC: { currency: 'BTC', amount: '0.0002' },
    } as Readonly<Record<string, { readonly currency: string; readonly amount: string }>>,
    /** Goes out without a person looking at it, as long as all of the member's day stays within so many USDT. */
    unreviewed: { knownAddress: '1000', newAddress: '100' },
    /** Promised from the request to the arrival. */
    arriveWithin: HOUR,
    /** How often a network is asked about what is on its way, and tried again when it does not answer. */
    pollEvery: 3 * SECOND,
    retryEvery: 10 * SECOND,
    /** What could not be signed for so long goes before a person; sweeps of deposits come more often. */
    signWithin: HOUR,
    /** Coins bought in a trade stay this long, below this level of verification; merchants are exempt. */
    boughtCoins: { stay: 24 * HOUR, belowKycLevel: 3 },
  },
  /** Payments that merchants ask for, each amount in the coin itself. */
  cashier: {
    /** What a merchant may ask for, from the least on, and the least that the house takes of it. */
    coins: { USDT: { least: '0.1', fee: '0.01' }, USDC: { least: '0.1', fee: '0.01' } } as Readonly<
      Record<string, { readonly least: string; readonly fee: string }>
    >,
    most: '50000',
    /** What the house takes of what comes, paid by the merchant: hundredths of a percent. */
    feeBasisPoints: 60,
    /** How long a payer has. */
    expireMin: { usual: 15, most: 24 * 60 },
    /** What a merchant's server may send in a minute; counted in each process. */
    rate: { points: 600, window: MINUTE, store: 'process' } as RateRule,
    /** How far a merchant's clock may be off in requests that carry a time. */
    clockSkew: 5 * MINUTE,
    /** When a notice is tried, each time counted from the last; then it is given up, within 24 hours. */
    noticeAfter: [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 8 * HOUR, 9 * HOUR],
    noticeTimeout: 10 * SECOND,
  },
  tradeLimit: '50000',
  /** What trades take on either side of the middle price, as a share of it, and for how long a quoted price holds. */
  quote: { margin: '0.003', lifetime: 30 * SECOND },
  /** Orders a day that nobody passes. */
  orders: { aDay: 200 },
  /** How long a person waits until a limit of their own rises. */
  ownLimits: { riseAfter: 24 * HOUR },
  kycLimits: [
    { withdrawADay: '0', transferADay: '100', perOrder: null, ordersADay: null },
    { withdrawADay: '1000', transferADay: '2000', perOrder: '300', ordersADay: '1000' },
    { withdrawADay: '10000', transferADay: '20000', perOrder: '3000', ordersADay: '10000' },
    { withdrawADay: '50000', transferADay: '100000', perOrder: '10000', ordersADay: '50000' },
    { withdrawADay: '200000', transferADay: '500000', perOrder: '50000', ordersADay: '200000' },
  ] as readonly KycLimit[],
  /** OWASP's floor for argon2id; more memory makes each guess dearer and each login slower. */
  argon2: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** Hashes at work and hashes waiting; beyond that the server answers that it is busy. */
  hashing: { running: 2, waiting: 256 },
  rates: {
    read: { points: 600, window: MINUTE, store: 'process' },
    write: { points: 60, window: MINUTE, store: 'process' },
    login: { points: 60, window: MINUTE, store: 'database' },
    code: { points: 12, window: MINUTE, store: 'database' },
    captcha: { points: 20, window: MINUTE, store: 'database' },
    money: { points: 120, window: MINUTE, store: 'process' },
    upload: { points: 20, window: MINUTE, store: 'process' },
  } satisfies Record<RateClass, RateRule> as Record<RateClass, RateRule>,
  /** Requests of one network address a minute, whatever they ask; counted in each process. */
  flood: 1200,
  keySession: { lifetime: 24 * HOUR, cached: 50_000 },
  http: { requestTimeout: 30 * SECOND, headersTimeout: 15 * SECOND, drain: 10 * SECOND },
} as const;

type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Loose<Item>[]
        : { readonly [Key in keyof T]: Loose<T[Key]> };

/** The shape of {@link policy}. */
export type Policy = Omit<Loose<typeof policy>, 'rates' | 'kycLimits'> & Pick<typeof policy, 'rates' | 'kycLimits'>;
