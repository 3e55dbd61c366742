/** Status of an application. */
export const KYC_APPLY_STATUS = { none: 0, reviewing: 1, passed: 2, failed: 3 } as const;

/** Status of an application for a level (product specification, section 4): a number of {@link KYC_APPLY_STATUS}. */
export type KycApplyStatus = (typeof KYC_APPLY_STATUS)[keyof typeof KYC_APPLY_STATUS];

/** Documents for a level 1 verification: ID card, passport, permit of Hong Kong or Macao. */
export const KYC_ID_TYPES = { idCard: 1, passport: 2, permit: 3 } as const;

/** A passport number: 5 to 9 letters and digits. */
export const PASSPORT_NUMBER = /^[A-Za-z0-9]{5,9}$/;

/** The number of a permit: a letter, a letter or digit, and 7 or 9 digits. */
export const PERMIT_NUMBER = /^[A-Za-z][A-Za-z0-9]\d{7}(?:\d{2})?$/;

/** Occupations. */
export const OCCUPATIONS = [
  'employee',
  'selfEmployed',
  'businessOwner',
  'publicService',
  'student',
  'homemaker',
  'retired',
  'unemployed',
  'other',
] as const;

/** One of {@link OCCUPATIONS}, as the form for verification level 2 sends it. */
export type Occupation = (typeof OCCUPATIONS)[number];

/** Sources of income. */
export const INCOME_SOURCES = ['salary', 'business', 'investment', 'savings', 'pension', 'family', 'other'] as const;

/** One of {@link INCOME_SOURCES}, as the form for verification level 2 sends it. */
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** The sides of a document, with the names of the upload form. */
export const ID_SIDES = ['idFront', 'idBack'] as const;

/** Reasons why the video of verification level 3 failed. */
export const VIDEO_FAILURES = [
  'CAMERA_DENIED',
  'CAMERA_UNSUPPORTED',
  'RECORDING_FAILED',
  'UPLOAD_FAILED',
  'LEFT',
] as const;
