import type { UserInfo } from '@ezwallet/api-client/contract';

type Protected = Pick<
  UserInfo,
  'phone' | 'email' | 'hasTranPass' | 'boundOtp' | 'antiPhishingCode' | 'addressWhitelist'
>;

/** What the security level counts, the most helpful first. The server counts the same. */
const CHECKS = {
  authenticator: ({ boundOtp }) => boundOtp,
  paymentPassword: ({ hasTranPass }) => hasTranPass,
  email: ({ email }) => email !== '',
  phone: ({ phone }) => phone !== '',
  antiPhishing: ({ antiPhishingCode }) => antiPhishingCode !== '',
  whitelist: ({ addressWhitelist }) => addressWhitelist,
} as const satisfies Record<string, (user: Protected) => boolean>;

/** One of the things that protect an account. */
export type Protection = keyof typeof CHECKS;

/** How many protections there are. */
export const MOST_PROTECTIONS = Object.keys(CHECKS).length;

/** The protections that an account does not have yet, the most helpful first. */
export function missingProtections(user: Protected): Protection[] {
  return (Object.keys(CHECKS) as Protection[]).filter((protection) => !CHECKS[protection](user));
}

/** How well an account is protected, by its level. */
export function gradeOf(level: number): 'low' | 'medium' | 'high' {
  if (level >= MOST_PROTECTIONS - 1) return 'high';
  return level >= 2 ? 'medium' : 'low';
}
