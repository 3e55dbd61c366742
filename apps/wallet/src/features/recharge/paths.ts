/** Paths of deposits. */
export const rechargePaths = {
  recharge: () => '/recharge',
  currency: () => '/recharge/currency',
  bills: () => '/rechargeList',
} as const;
