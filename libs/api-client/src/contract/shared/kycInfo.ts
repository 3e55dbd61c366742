import * as v from 'valibot';
import { KYC_APPLY_STATUS, KYC_ID_TYPES } from '../../constants/identity.ts';
import { amount, countryCode, time } from './fields.ts';

/**
 * Verification level: 0 none, 1 form filled in, 2 document and address reviewed, 3 video reviewed, 4 source of funds
 * reviewed.
 */
export const kycLevel = v.picklist([0, 1, 2, 3, 4]);
/** Status of an application for a verification level: 0 none, 1 under review, 2 passed, 3 failed. */
export const kycApplyStatus = v.picklist(Object.values(KYC_APPLY_STATUS));
/** Kind of identity document: 1 ID card, 2 passport, 3 permit of Hong Kong or Macao. */
export const kycIdType = v.picklist(Object.values(KYC_ID_TYPES));

/** Limits of one level, in USDT; null where it allows no orders. */
export const kycLimits = v.object({
  kycLevel,
  withdrawADay: amount,
  transferADay: amount,
  perOrder: v.nullable(amount),
  ordersADay: v.nullable(amount),
});

/** Verification of a member: the level reached, the current application, and the limits of each level. */
export const kycInfo = v.object({
  kycLevel,
  /** The member's own limits, where the operator has changed them. */
  kycPermissionLevel: kycLevel,
  kycApplyStatus,
  /** The level of the current or last failed application; otherwise null. */
  applyLevel: v.nullable(kycLevel),
  /** Why the last application failed, in the reviewer's words; otherwise empty. */
  failReason: v.string(),
  /** Remaining applications today. */
  triesLeft: v.number(),
  countryCode: v.union([countryCode, v.literal('')]),
  idType: v.nullable(kycIdType),
  realNameMasked: v.string(),
  idNoMasked: v.string(),
  submittedAt: v.nullable(time),
  reviewedAt: v.nullable(time),
  limits: v.array(kycLimits),
  /**
   * Today's withdrawals (UTC+8) in USDT: `left` follows from the level, and from the member's own limit if that is
   * lower.
   */
  withdrawToday: v.object({ used: amount, left: amount }),
});

/**
 * The verification of a member with the limits of each level, as `getKycInfo` answers. Limits in USDT, times in epoch
 * milliseconds; name and document number are masked.
 */
export type KycInfo = v.InferOutput<typeof kycInfo>;

/** A member of level 1 whose application for level 2 is under review; the contract's example. */
export const KYC_INFO_EXAMPLE: KycInfo = {
  kycLevel: 1,
  kycPermissionLevel: 1,
  kycApplyStatus: 1,
  applyLevel: 2,
  failReason: '',
  triesLeft: 2,
  countryCode: '86',
  idType: 1,
  realNameMasked: '*文',
  idNoMasked: '110***********1237',
  submittedAt: 1_790_000_000_000,
  reviewedAt: null,
  limits: [
    { kycLevel: 0, withdrawADay: '0', transferADay: '100', perOrder: null, ordersADay: null },
    { kycLevel: 1, withdrawADay: '1000', transferADay: '2000', perOrder: '300', ordersADay: '1000' },
  ],
  withdrawToday: { used: '120.5', left: '879.5' },
};
