/** Where the sandbox's page and its calls live. */
export const SANDBOX_PATHS = {
  page: '/sandbox',
  faucet: '/sandbox/api/faucet',
  outbox: '/sandbox/api/outbox',
  accounts: '/sandbox/api/accounts',
} as const;
