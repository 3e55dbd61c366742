/** Paths of sending coins here from outside. */
export const rechargePaths = {
  recharge: () => '/recharge',
  currency: () => '/recharge/currency',
  bills: () => '/rechargeList',
} as const;
