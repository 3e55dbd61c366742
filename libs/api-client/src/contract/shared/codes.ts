/** Refusals that several calls share. */

/** Refusals of a call that takes the proofs of a member who is not signed in. */
export const factorCodes = {
  '1042': true,
  EXPIRED: true,
  KYC_NOT_FOUND: true,
  PASSWORD_INCORRECT: true,
  PINCODE_INVALID: true,
  /** Too many tries. The body has `{lockedUntil}`. */
  TRY_AGAIN_LATER: true,
  TWO_FACODE_INVALID: true,
  /** The login name is wrong. */
  USER_NOT_FOUND: true,
} as const;

/** Refusals of a call that takes a captcha ticket. */
export const captchaCodes = {
  /** A captcha ticket is needed. The body has `{captcha, scene}`. */
  CONDITION_NOT_FULLFILL: true,
  /** The captcha ticket is used, too old, or for something else. */
  NO_THIS_TICKET: true,
} as const;

/** Refusals of a call that sends a code. */
export const sentCodes = { SEND_SMS_FAILED: true, SEND_SMS_TOO_FREQUENT: true } as const;

/** Refusals of an action on a trade. */
export const tradeCodes = {
  '3025': true,
  /** The caller is the other side, or is locked. */
  NO_RIGHTS: true,
  ORDER_NOT_FOUND: true,
} as const;

/** Refusals of an appeal, also after the end of its trade. */
export const appealCodes = {
  ...tradeCodes,
  '1049': true,
  BALANCE_NOT_ENOUGH: true,
  /** The other side may do this. */
  CONDITION_NOT_FULLFILL: true,
  /** The member has too many late appeals. */
  EXCEED_LIMIT: true,
  /** The coins of the trade have left. */
  HOLDINGS_NOT_ENOUGH: true,
  NO_THIS_TICKET: true,
  /** The appeal has too many statements. */
  OVER_MAX_TOTAL: true,
  /** It is too early or too late to open one. */
  TIME_INVALID: true,
  USER_INVALID: true,
} as const;

/** Refusals of a call that stores a picture or a video. */
export const fileCodes = {
  /** The video is too short. */
  CONDITION_NOT_FULLFILL: true,
  OVER_MAX_LENGTH: true,
  /** The storage is full. */
  OVER_MAX_TOTAL: true,
  TYPE_INVALID: true,
} as const;

/** Refusals of an address, by its network. */
export const networkCodes = {
  ADDRESS_INVALID: true,
  BTC_ADDRESS_INVALID: true,
  ETH_ADDRESS_INVALID: true,
  TRON_ADDRESS_INVALID: true,
} as const;
