import { getBalance } from 'viem/actions';
import { balancesOf } from '../json-rpc/tokens.ts';
import { toContractForm } from './address.ts';
import type { TronNode } from './node.ts';

/**
 * What each owner has of a coin, in the order of the owners.
 * @param contract of the token; empty for TRX
 */
export async function balancesOn(
  { rpc }: Pick<TronNode, 'rpc'>,
  contract: string,
  owners: readonly string[],
): Promise<bigint[]> {
  const addresses = owners.map(toContractForm);
  return contract === ''
    ? await rpc.askOfEach(addresses, (client, address) => getBalance(client, { address, blockTag: 'latest' }))
    : await balancesOf(rpc, toContractForm(contract), addresses);
}

/** What an owner has of TRX, in sun. */
export async function sunOf({ rpc }: Pick<TronNode, 'rpc'>, owner: string): Promise<bigint> {
  return await getBalance(rpc.client, { address: toContractForm(owner), blockTag: 'latest' });
}
