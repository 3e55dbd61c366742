import type { BalanceEntry } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import { formatMoney, type Ledger, parseMoney } from '../ledger/index.ts';
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

/** What a member holds of each asset, as the wire shows it; a holding that a hold keeps is part of `balance`. */
export async function readBalances(ledger: Ledger, memberId: bigint): Promise<BalanceEntry[]> {
  const [assets, balances] = await Promise.all([ledger.assets(), ledger.balances(memberId)]);
  const scales = new Map(assets.map(({ id, scale }) => [id, scale]));
  return balances
    .filter(({ asset }) => ASSETS.has(asset))
    .map(({ asset, balance, held }) => {
      const scale = scales.get(asset) ?? 0;
      return { currency: asset, balance: formatMoney(balance, scale), frozen: formatMoney(held, scale) };
    });
}

/** Decimal places of an asset's minor unit. @throws Error for an asset that the ledger does not have */
export async function readScale(ledger: Pick<Ledger, 'assets'>, asset: string): Promise<number> {
  const known = (await ledger.assets()).find(({ id }) => id === asset);
  if (!known) throw new Error(`The ledger has no ${asset}.`);
  return known.scale;
}
