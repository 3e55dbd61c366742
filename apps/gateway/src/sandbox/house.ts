import { toMinorUnits } from '@ezwallet/validators';
import { readScale } from '../assets/amounts.ts';
import { ASSETS } from '../assets/catalogue.ts';
import type { Services } from '../call/Services.ts';
import type { SimulatedChain } from '../outside/chain/simulator/SimulatedChain.ts';
import { toRaw } from '../outside/chain/port/notation.ts';
import type { Db } from '../db/index.ts';
import { type CommandResult, createLedger, type CreditCommand, type CreditReceipt } from '../ledger/index.ts';

/** Finds the simulated network on which the house keeps an asset: the first that carries it. */
function homeOf(simulators: Services['simulators'], asset: string): SimulatedChain | undefined {
  const protocols = ASSETS.get(asset)?.protocols ?? [];
  const name = protocols.find((protocol) => simulators.some((chain) => chain.protocol === protocol));
  return simulators.find(({ protocol }) => protocol === name);
}

/** The house's own money on each network. It pays bonuses, and withdrawals over every network. */
const CAPITAL: ReadonlyMap<string, string> = new Map([
  ['USDT', '100000'],
  ['USDC', '20000'],
]);

/**
 * Fills the house's wallets at the first start: with its capital, and with what members own already in a sandbox that is
 * older than its networks.
 */
export async function foundHouse({ ledger, simulators }: Services): Promise<void> {
  const liabilities = await ledger.liabilities();
  for (const { id, scale } of await ledger.assets()) {
    const home = homeOf(simulators, id);
    const text = CAPITAL.get(id);
    const capital = text === undefined ? 0n : toMinorUnits(text, scale);
    for (const chain of simulators) {
      const raw = toRaw(chain, id, capital + (chain === home ? (liabilities.get(id) ?? 0n) : 0n), scale);
      if (raw !== undefined) await chain.endowOnce(id, raw);
    }
  }
}

/**
 * Credits a member with money that no network carried, and puts the same amount into the house's wallet, so that the
 * networks still hold what members own. Runs in the caller's transaction.
 */
export async function giveBacked(
  tx: Db,
  simulators: Services['simulators'],
  command: CreditCommand,
): Promise<CommandResult<CreditReceipt>> {
  const ledger = createLedger(tx);
  const result = await ledger.credit(command);
  const { asset, amount } = command;
  const chain = homeOf(simulators, asset);
  if (!result.ok || !chain) return result;
  const raw = toRaw(chain, asset, amount, await readScale(ledger, asset));
  if (raw !== undefined) await chain.endow(tx, asset, raw);
  return result;
}
