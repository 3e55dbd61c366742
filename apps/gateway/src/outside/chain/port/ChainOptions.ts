import type { NetworkSigner } from './Signer.ts';

/** The policy of a network that has a node, and the signer for it. */
export interface ChainOptions {
  /** From here on a failure counts as final. */
  readonly confirmations: number;
  readonly signer: NetworkSigner;
  /** The least that is swept of a currency, a decimal string. */
  readonly sweepFrom: Readonly<Record<string, string>>;
  /** The most that a transaction may cost, in the network's own coin, a decimal string. */
  readonly mostFee: string;
}
