/** Paths of the billing record. */
export const billingPaths = {
  bills: () => '/transation',
  /** @param billNo which bill; without one, the path alone */
  bill: (billNo?: string) => (billNo === undefined ? '/order/detail' : `/order/detail?${new URLSearchParams({ billNo })}`),
} as const;
