/** Entries that are not for everywhere. All others load in Node as well as in a bundle for browsers. */
export const onlyIn: Readonly<Record<string, 'node' | 'worker'>> = {
  '@ezwallet/api-client/testing': 'node',
  '@ezwallet/ui/proof-of-work-worker': 'worker',
};
