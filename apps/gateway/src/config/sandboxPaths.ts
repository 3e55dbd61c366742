/** Where the sandbox's page and its calls live. */
export const SANDBOX_PATHS = {
  page: '/sandbox',
  faucet: '/sandbox/api/faucet',
  outbox: '/sandbox/api/outbox',
  accounts: '/sandbox/api/accounts',
  chains: '/sandbox/api/chain',
  send: '/sandbox/api/chain/send',
  mine: '/sandbox/api/chain/mine',
  payment: '/sandbox/api/payment',
  people: '/sandbox/api/people',
  clock: '/sandbox/api/clock',
  skip: '/sandbox/api/clock/skip',
  reorganise: '/sandbox/api/chain/reorg',
  shop: '/sandbox/shop',
  shopOrders: '/sandbox/api/shop/orders',
  shopRefund: '/sandbox/api/shop/refund',
  shopNotice: '/sandbox/api/shop/notice',
} as const;
