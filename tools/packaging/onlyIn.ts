/** Entries that do their work in one place only. All load in Node; those for Node do not load in a browser. */
export const onlyIn: Readonly<Record<string, 'node' | 'worker'>> = {
  '@ezwallet/api-client/testing': 'node',
  '@ezwallet/ui/proof-of-work-worker': 'worker',
};
