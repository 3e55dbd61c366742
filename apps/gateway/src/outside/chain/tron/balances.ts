import { getBalance } from 'viem/actions';
import { balancesOf } from '../json-rpc/tokens.ts';
import { toContractForm } from './address.ts';
import type { TronNode } from './node.ts';

/**
 * The balance of each owner in a coin, in the order of the owners.
 * @param contract of the token; empty for TRX
 */
export async function balancesOn(
  { rpc }: Pick<TronNode, 'rpc'>,
  contract: string,
  owners: readonly string[],
): Promise<bigint[]> {
  return await balancesOf(rpc, contract === '' ? '' : toContractForm(contract), owners.map(toContractForm));
}

/** The TRX of an owner, in sun. */
export async function sunOf({ rpc }: Pick<TronNode, 'rpc'>, owner: string): Promise<bigint> {
  return await getBalance(rpc.client, { address: toContractForm(owner), blockTag: 'latest' });
}
