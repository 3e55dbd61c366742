import { toMinorUnits } from '@ezwallet/validators';
import { readScale } from '../assets/amounts.ts';
import { ASSETS } from '../assets/catalogue.ts';
import type { Services } from '../call/Services.ts';
import type { SimulatedChain } from '../chain/simulator/SimulatedChain.ts';
import { toRaw } from '../chain/units.ts';
import type { Db } from '../db/index.ts';
import { type CommandResult, createLedger, type MintCommand, type MintReceipt } from '../ledger/index.ts';

/** The simulated network on which the house keeps an asset: the first that carries it. */
function homeOf(simulators: Services['simulators'], asset: string): SimulatedChain | undefined {
  const protocols = ASSETS.get(asset)?.protocols ?? [];
  const name = protocols.find((protocol) => simulators.some((chain) => chain.protocol === protocol));
  return simulators.find(({ protocol }) => protocol === name);
}

/** What the house brings in of its own, on each network: bonuses and withdrawals over any of them are paid from it. */
const CAPITAL: Readonly<Record<string, string>> = { USDT: '100000', USDC: '20000' };

/**
 * Fills the house's wallets at the first start: with its capital, and with what it owes by then in a sandbox that is
 * older than its networks.
 */
export async function foundHouse({ ledger, simulators }: Services): Promise<void> {
  const liabilities = await ledger.liabilities();
  for (const { id, scale } of await ledger.assets()) {
    const home = homeOf(simulators, id);
    const capital = toMinorUnits(CAPITAL[id] ?? '0', scale);
    for (const chain of simulators) {
      const raw = toRaw(chain, id, capital + (chain === home ? (liabilities.get(id) ?? 0n) : 0n), scale);
      if (raw !== undefined) await chain.endowOnce(id, raw);
    }
  }
}

/**
 * Gives a member money that never came over a network, and puts the same sum into the house's wallet on the network
 * where it keeps the asset: what is owed stays covered. In the caller's transaction.
 */
export async function giveBacked(
  tx: Db,
  simulators: Services['simulators'],
  command: MintCommand,
): Promise<CommandResult<MintReceipt>> {
  const ledger = createLedger(tx);
  const result = await ledger.mint(command);
  const { asset, amount } = command;
  const chain = homeOf(simulators, asset);
  if (!result.ok || !chain) return result;
  const scale = await readScale(ledger, asset);
  const raw = toRaw(chain, asset, amount, scale);
  if (raw !== undefined) await chain.endow(tx, asset, raw);
  return result;
}
