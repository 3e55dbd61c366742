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
  paymentPassword: { wrongTries: 5, lock: 2 * HOUR, ticketLifetime: 5 * MINUTE, holdAfterChange: 24 * HOUR },
  transfer: { fee: '0', minAmount: '0.01', dayStartsAtUtcOffset: 8 * HOUR },
  tradeLimit: '50000',
  kycLimits: [
    { withdrawADay: '0', transferADay: '100' },
    { withdrawADay: '1000', transferADay: '2000' },
    { withdrawADay: '10000', transferADay: '20000' },
    { withdrawADay: '50000', transferADay: '100000' },
    { withdrawADay: '200000', transferADay: '500000' },
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
