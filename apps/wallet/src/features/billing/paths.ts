/** Paths of the bills. */
export const billingPaths = {
  bills: () => '/transation',
  /** @param billNo number of the bill; left out for the path alone */
  bill: (billNo?: string) => (billNo === undefined ? '/order/detail' : `/order/detail?${new URLSearchParams({ billNo })}`),
} as const;
