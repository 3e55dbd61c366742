/** Entries that load in one place only. All others load both in Node and in a bundle for browsers. */
export const onlyIn: Readonly<Record<string, 'node' | 'worker'>> = {
  '@ezwallet/api-client/testing': 'node',
  '@ezwallet/ui/proof-of-work-worker': 'worker',
};
