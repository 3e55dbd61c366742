import { PAY_METHODS, type RateClass } from '@ezwallet/api-client/contract';
import { AREA_CODES } from '@ezwallet/validators';
import * as v from 'valibot';
import { features } from './features.ts';
import { chains, recharge, withdrawal } from './networks.ts';
import { invitations } from './invitations.ts';
import { rising } from './rising.ts';
import { kyc } from './kyc.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';
import { trade } from './trade.ts';
import {
  byCoin,
  coinAmount,
  count,
  duration,
  durationOrZero,
  flag,
  group,
  listOf,
  percent,
  share,
  text,
  timer,
  usdt,
} from './values.ts';

const DIALLING_CODES: readonly string[] = AREA_CODES.map(({ diallingCode }) => diallingCode);

const rateWithin = group({ points: count(), window: duration });

/**
 * How often a class of calls may be made: `points` in each `window`. `database` counts exactly across processes;
 * `process` costs nothing and counts in each process.
 */
const rate = group({
  points: count(),
  /** The same for all visitors of one network together, in each process. Mobile carriers put thousands of phones behind one. */
  network: count(),
  window: duration,
  store: v.picklist(['database', 'process'], 'must be "database" or "process"'),
});

const login = rising(
  group({
    /**
     * Wrong tries in `window` before an account is closed for `block` to whoever made them: one device that the account
     * knows, or all unknown devices of one network. Logins by code and checks inside a session have counts of their own.
     */
    wrongTries: count(),
    window: duration,
    block: duration,
    /** From this many wrong tries on, a login needs a captcha ticket. */
    captchaAfter: count(0),
    /** The same as `wrongTries` for all unknown devices of all networks together. Devices that the account knows go on. */
    strangerTries: count(),
    /**
     * Wrong tries of the unknown devices of one network in `window`, over all accounts, from which on each of their logins
     * needs a captcha ticket. It shuts nobody out, because a network may be thousands of phones.
     */
    captchaAfterPerNetwork: count(),
    /** A login on a device that the account has never used also proves the phone or the e-mail address. */
    proveNewDevice: flag,
  }),
  ['captchaAfter', 'wrongTries'],
  ['wrongTries', 'strangerTries'],
);

const session = rising(
  group({
    idle: duration,
    /** A call moves the end of a session only after this time, so that most calls write nothing. */
    slideAfter: duration,
    absolute: duration,
    challenge: duration,
  }),
  ['slideAfter', 'idle'],
  ['idle', 'absolute'],
);

/** How often in an hour and in a day. */
const often = rising(group({ hour: count(), day: count() }), ['hour', 'day']);

/**
 * What costs the house money or rows: by the device of a visitor or by the member, by network, and for the whole house. What
 * is refused does not count. The counts of the house for codes are breakers: when one is full, only signed-in members get
 * codes. The others only sound the alarm.
 */
const costs = group({
  /** By target: for its owner, and again for all strangers together. Network and country count what strangers ask for. */
  sms: group({ device: often, member: often, target: often, network: often, country: often, house: often }),
  email: group({ device: often, member: often, target: often, network: often, house: often }),
  /** Captchas. */
  puzzle: group({ device: often, member: often, network: often, house: often }),
  /** What passkeys sign. */
  challenge: group({ device: often, member: often, network: often, house: often }),
  /** Devices that get their first key. */
  newDevice: group({ network: often, house: often }),
  /** Kilobytes of pictures that guests upload in support. The count of the house is a breaker here too: guests can still write. */
  guestFile: group({ device: often, conversation: often, network: often, house: often }),
});

const captcha = group({
  lifetime: duration,
  ticketLifetime: duration,
  /** Pixels by which the piece may miss its hole. */
  tolerance: group({ pointer: count(), steps: count() }),
  minElapsed: duration,
  /** Leading zero bits of the proof of work, by the failures of the last `failureWindow`. The last item is for all more. */
  bits: listOf(count(1, 32)),
  assistBits: listOf(count(1, 32)),
  /** From so many puzzles of one network in an hour on, each doubling makes the proof of work of visitors a bit harder: by `most` bits. */
  harder: group({ from: count(), most: count(0, 8) }),
  failures: count(),
  failureWindow: duration,
  pause: duration,
  /** Puzzles that are drawn in advance. */
  poolSize: count(0, 1000),
});

/** How long outgoing money waits after a change of what guards the account. */
const holds = group({
  loginPassword: duration,
  paymentPassword: duration,
  otpOff: duration,
  whitelistOff: duration,
  phone: duration,
  email: duration,
});

/**
 * What the buyer gets on top of a purchase by these pay methods: `rate` of its value, at most `dailyCap` a day, and once in
 * `pairRest` for the same two members. `dailyBudget` is for all members together.
 */
const payMethodBonus = group({
  payMethodIds: v.array(v.picklist(Object.values(PAY_METHODS), 'must be the id of a pay method'), 'must be a list'),
  rate: percent,
  dailyCap: usdt,
  dailyBudget: usdt,
  pairRest: duration,
  tag: text,
  activityCode: text,
});

/** What an acceptor gets on top of the spread: `rate` by the turnover of the last `window`. */
const acceptorRebate = group({
  window: duration,
  tiers: v.pipe(
    listOf(group({ turnover: usdt, rate: percent })),
    v.check(
      ([first]) => first.turnover === 0n,
      'must begin with a tier from turnover "0", so that everybody has a tier',
    ),
    v.check(
      (tiers) =>
        tiers.every((tier, index) => index === 0 || (tiers[index - 1]?.turnover ?? tier.turnover) < tier.turnover),
      'must have the lowest turnover first',
    ),
  ),
});

/** Payments that merchants ask for, each amount in the coin itself. */
const cashier = group({
  /** The least that a merchant may ask for, and the least that the house takes of a payment. */
  coins: byCoin(group({ least: coinAmount, fee: coinAmount })),
  most: coinAmount,
  /** What the house takes of a payment, in hundredths of a percent; the merchant pays it. */
  feeBasisPoints: count(0, 10_000),
  /** How many minutes a payer has. */
  expireMin: rising(group({ usual: count(), most: count() }), ['usual', 'most']),
  /** What a merchant's server may send. */
  rate: group({ points: count(), window: duration, store: v.literal('process', 'must be "process"') }),
  /** How far a merchant's clock may be off in requests that carry a time. */
  clockSkew: duration,
  /** When the gateway tries to deliver a notice, each time counted from the try before. Then it gives up. */
  noticeAfter: listOf(durationOrZero),
  noticeTimeout: timer,
});

/** What one level of verification allows; null where the level allows no orders. */
const kycLevel = group({
  withdrawADay: usdt,
  transferADay: usdt,
  perOrder: v.nullable(usdt),
  ordersADay: v.nullable(usdt),
});

const http = rising(group({ requestTimeout: timer, headersTimeout: timer, drain: timer }), [
  'headersTimeout',
  'requestTimeout',
]);

/** The policy: its names, and what each value must be. */
export const policySchema = group({
  login,
  session,
  codes: group({
    lifetime: duration,
    resendAfter: duration,
    tries: count(),
    /** Dialling codes of the countries that get codes by SMS. Owners of a phone that is bound get them in any country. */
    countries: listOf(
      v.picklist(DIALLING_CODES, 'must be the dialling code of a country where people register, such as "86"'),
    ),
  }),
  costs,
  captcha,
  paymentPassword: group({ wrongTries: count(), lock: duration, ticketLifetime: duration }),
  holds,
  otp: group({
    /** The age at a change from which an authenticator lifts the hold that follows it. */
    ripeAfter: duration,
    /** For so long, a device that asks for the key again gets the same one. */
    sameKeyFor: duration,
    /** For so long after it was bound, its first recovery codes need no further proof. */
    firstCodesWithin: duration,
  }),
  /** How long a request to replace a lost factor waits, and how long the link in a notice can shut the account. */
  recovery: group({ wait: duration, freezeLink: duration }),
  invitations,
  addressBook: group({
    entries: count(),
    /** While the whitelist is on, an address takes withdrawals from this age on. */
    ripeAfter: duration,
  }),
  transfer: group({
    /** When the day of all daily limits begins, as an offset from UTC. */
    dayStartsAtUtcOffset: v.pipe(durationOrZero, v.maxValue(14 * 3_600_000, 'must be at most 14 hours')),
  }),
  /** How long a payment code with an amount can be paid. */
  payment: group({ textLifetime: duration }),
  /** How many vouchers may be locked or used a day. */
  vouchers: group({ usesADay: group({ merchant: count(), member: count() }) }),
  payMethodBonus,
  acceptorRebate,
  chains,
  recharge,
  withdrawal,
  cashier,
  tradeLimit: usdt,
  /** What trades take on either side of the middle price, and for how long a quoted price holds. */
  quote: group({ margin: share, lifetime: duration }),
  /** A price that moves by more than its share at once counts once it has held so long. */
  prices: group({ coins: share, fiat: share, settles: duration }),
  /** The most orders that anybody may make a day. */
  orders: group({ aDay: count() }),
  /** How long a person waits until a limit of their own rises. */
  ownLimits: group({ riseAfter: duration }),
  /** Megabytes that the files of one member, or of one guest, may take together, and how large and how long a video may be. */
  files: group({
    megabytesOfMember: count(),
    megabytesOfGuest: count(),
    video: group({ bytes: count(), longest: duration }),
  }),
  trade,
  support,
  staff,
  features,
  /** Accounts that a member may have for the money of trades. */
  payAccounts: group({ most: count() }),
  kyc,
  /** One entry for each level of verification, from 0 to 4. */
  kycLimits: v.strictTuple(
    [kycLevel, kycLevel, kycLevel, kycLevel, kycLevel],
    'must be a list of 5 entries, one for each level from 0 to 4',
  ),
  argon2: group({ memoryCost: count(7168), timeCost: count(1, 100), parallelism: count(1, 16) }),
  /** Hashes that run and hashes that wait. With more than that the server answers that it is busy. */
  hashing: group({ running: count(1, 1000), waiting: count(0) }),
  /** How often one member, or one device without a member, may call. */
  rates: group({
    read: rate,
    write: rate,
    login: rate,
    code: rate,
    captcha: rate,
    money: rate,
    upload: rate,
  } satisfies Record<RateClass, typeof rate>),
  /** What one network address may send to each process, whatever it asks: all requests, and requests for a key. */
  flood: group({ requests: rateWithin, keyExchanges: rateWithin }),
  /** How long keys last, how many a process remembers, and which versions of the envelope the gateway speaks. */
  keySession: group({
    lifetime: duration,
    cached: count(),
    versions: listOf(v.picklist([1, 2], 'must be 1 or 2')),
    /** Version 1: how long the server gives an RSA key, and how long it opens requests with the one before. */
    rsaLifetime: duration,
    rsaGrace: duration,
  }),
  http,
});

/** The policy as a file writes it: plain JSON values. */
export type RawPolicy = v.InferInput<typeof policySchema>;
