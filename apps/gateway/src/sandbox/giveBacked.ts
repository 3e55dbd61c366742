import type { Services } from '../app/Services.ts';
import { toRaw } from '../chain/units.ts';
import type { Db } from '../db/index.ts';
import { type CommandResult, createLedger, type CreditCommand, type CreditReceipt } from '../ledger/index.ts';
import { homeOf } from './homeOf.ts';

/**
 * Gives a member money that never came over a network, and puts the same sum into the house's wallet on the network
 * where it keeps the asset: what is owed stays covered. In the caller's transaction.
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
  const scale = (await ledger.assets()).find(({ id }) => id === asset)?.scale ?? 0;
  const raw = toRaw(chain, asset, amount, scale);
  if (raw !== undefined) await chain.endow(tx, asset, raw);
  return result;
}
