import { ApiFailure } from '../app/ApiFailure.ts';
import { type Ledger, parseMoney } from '../ledger/index.ts';
import { ASSETS } from './catalogue.ts';

/** An amount of an asset in minor units. */
export interface AssetAmount {
  readonly asset: string;
  readonly scale: number;
  readonly minor: bigint;
}

/**
 * Reads an amount to be sent: an asset of ours, no more places than it has, not below its least transfer.
 * @throws {ApiFailure} `ASSET_NOT_FOUND`, `AMOUNT_INVALID`
 */
export async function readAmount(ledger: Ledger, asset: string, text: string): Promise<AssetAmount> {
  const facts = ASSETS.get(asset);
  const known = (await ledger.assets()).find(({ id }) => id === asset);
  if (!facts || !known) throw new ApiFailure('ASSET_NOT_FOUND');
  const minor = parseMoney(text, known.scale);
  const least = parseMoney(facts.minTransfer, known.scale) ?? 1n;
  if (minor === undefined || minor < least)
    throw new ApiFailure('AMOUNT_INVALID', { min: facts.minTransfer, decimals: known.scale });
  return { asset, scale: known.scale, minor };
}
