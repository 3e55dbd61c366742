/** The policy and the keys of a network that has a node. */
export interface ChainOptions {
  /** From here on a failure counts as final. */
  readonly confirmations: number;
  /** Private key of the deposit address of an index. */
  readonly keyOf: (index: number) => Uint8Array;
  /** The least that is swept of a currency, a decimal string. */
  readonly sweepFrom: Readonly<Record<string, string>>;
  /** The most that a transaction may cost, in the network's own coin, a decimal string. */
  readonly mostFee: string;
}
