import type { BalanceEntry } from '@ezwallet/api-client/contract';
import { fromMinorUnits, parseMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { type Outcome, Refusal } from '../call/Outcome.ts';
import type { Balance, Ledger } from '../ledger/index.ts';
import { ASSETS } from './catalogue.ts';

/** An amount of an asset in minor units. */
export interface AssetAmount {
  readonly asset: string;
  readonly scale: number;
  readonly minor: bigint;
}

/**
 * Reads the amount of a request: a known asset, no more places than it has, not below its smallest transfer. Refuses
 * with `ASSET_NOT_FOUND`, `AMOUNT_INVALID`.
 */
export async function readAmount(ledger: Ledger, asset: string, text: string): Promise<Outcome<AssetAmount>> {
  const facts = ASSETS.get(asset);
  if (!facts) return new Refusal('ASSET_NOT_FOUND');
  const scale = await readScale(ledger, asset);
  const parsed = parseMinorUnits(text, scale);
  if (!parsed.ok || parsed.value < toMinorUnits(facts.minTransfer, scale))
    return new Refusal('AMOUNT_INVALID', { min: facts.minTransfer, decimals: scale });
  return { asset, scale, minor: parsed.value };
}

/** What of an asset must stay until a time, in minor units as text. */
interface Unsettled {
  readonly asset: string;
  readonly amount: string;
  readonly until: number;
}

/** Writes a member's balances; `balance` includes held money, and what must stay never exceeds what is not held. */
export async function viewBalances(
  ledger: Ledger,
  balances: readonly Holding[],
  unsettled: readonly Unsettled[] = [],
): Promise<BalanceEntry[]> {
  const scaleOf = await readScales(ledger);
  const stayingOf = (asset: string, free: bigint): Pick<BalanceEntry, 'unsettled'> => {
    const { amount, until } = unsettled.find((one) => one.asset === asset) ?? { amount: '0', until: 0 };
    const staying = BigInt(amount) < free ? BigInt(amount) : free;
    return staying > 0n ? { unsettled: { amount: fromMinorUnits(staying, scaleOf(asset)), until } } : {};
  };
  return balances
    .filter(({ asset }) => ASSETS.has(asset))
    .map(({ asset, balance, held }) => {
      const scale = scaleOf(asset);
      return {
        currency: asset,
        balance: fromMinorUnits(balance, scale),
        frozen: fromMinorUnits(held, scale),
        ...stayingOf(asset, balance - held),
      };
    });
}

type Holding = Pick<Balance, 'asset' | 'balance' | 'held'>;

/** A member's balances as the wire shows them. */
export async function readBalances(ledger: Ledger, memberId: bigint): Promise<BalanceEntry[]> {
  return await viewBalances(ledger, await ledger.balances(memberId));
}

/** Tells the decimal places of assets' minor units. It throws for an asset that the ledger does not have. */
export async function readScales(ledger: Pick<Ledger, 'assets'>): Promise<(asset: string) => number> {
  const scales = new Map((await ledger.assets()).map(({ id, scale }) => [id, scale]));
  return (asset) => {
    const scale = scales.get(asset);
    if (scale === undefined) throw new Error(`The ledger has no ${asset}.`);
    return scale;
  };
}

/** Decimal places of an asset's minor unit. @throws Error for an asset that the ledger does not have */
export async function readScale(ledger: Pick<Ledger, 'assets'>, asset: string): Promise<number> {
  return (await readScales(ledger))(asset);
}
