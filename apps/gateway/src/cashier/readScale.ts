import type { Ledger } from '../ledger/index.ts';

/** Decimal places of an asset's minor unit. @throws Error for an asset that the ledger does not have */
export async function readScale(ledger: Pick<Ledger, 'assets'>, asset: string): Promise<number> {
  const known = (await ledger.assets()).find(({ id }) => id === asset);
  if (!known) throw new Error(`The ledger has no ${asset}.`);
  return known.scale;
}
