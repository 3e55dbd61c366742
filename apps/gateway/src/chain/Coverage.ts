/**
 * How what is held of an asset compares with what is owed. `unknown`: a network that carries it did not answer. `play`:
 * money of the sandbox that no network carries, given away without anything behind it.
 */
export type CoverageStanding = 'covered' | 'short' | 'unknown' | 'play';

/** What the house owes of an asset and what it holds of it; minor units. */
export interface Coverage {
  readonly asset: string;
  readonly scale: number;
  /** On each network that carries it and answered. */
  readonly holdings: ReadonlyMap<string, bigint>;
  /** Networks that carry it and did not answer. */
  readonly silent: readonly string[];
  readonly held: bigint;
  /** Of users, without what is on its way out: that has left the networks, but not yet the ledger. */
  readonly owed: bigint;
  readonly standing: CoverageStanding;
}

/** Whether nothing is missing, and that is known. */
export function isSound({ standing }: Coverage): boolean {
  return standing === 'covered' || standing === 'play';
}
