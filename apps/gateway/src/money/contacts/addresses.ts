import { checkAddress, findNetwork, type Network } from '@ezwallet/validators';
import { ASSETS } from '../../assets/catalogue.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { normalAddress } from '../../outside/chain/port/notation.ts';
import { type Db, sql } from '../../db/index.ts';

/** An address that a currency goes to over a network. */
export interface Destination {
  readonly currency: string;
  readonly network: Network;
  /** In the spelling of its network. */
  readonly address: string;
  /** The same for one address, whether it is in small or capital letters. */
  readonly key: string;
  /** False if the address has no checksum or a wrong one, and only fits the form of its network. */
  readonly checksumHolds: boolean;
}

const REFUSALS = {
  ERC20: 'ETH_ADDRESS_INVALID',
  BEP20: 'ETH_ADDRESS_INVALID',
  ETH: 'ETH_ADDRESS_INVALID',
  BTC: 'BTC_ADDRESS_INVALID',
  TRC20: 'TRON_ADDRESS_INVALID',
  BEP2: 'ADDRESS_INVALID',
  BNB: 'ADDRESS_INVALID',
} as const satisfies Record<Network, string>;

/**
 * Reads an address for a currency over a network. Refuses with `ASSET_NOT_FOUND`, `NO_THIS_METHOD` where the network does
 * not carry the currency, `TRON_ADDRESS_INVALID` and its like.
 */
export function readAddress(currency: string, protocol: string, text: string): Outcome<Destination> {
  const facts = ASSETS.get(currency);
  if (!facts) return new Refusal('ASSET_NOT_FOUND');
  const network = findNetwork(protocol);
  if (!network || !facts.protocols.includes(network)) return new Refusal('NO_THIS_METHOD');
  const checked = checkAddress(network, text);
  if (!checked.ok) return new Refusal(REFUSALS[network]);
  const { address, checksumHolds } = checked.value;
  return { currency, network, address, key: normalAddress(network, address), checksumHolds };
}

/** The member who is credited with what comes to an address; undefined for an address that is not of the house. */
export async function ownerOfAddress(
  db: Db,
  { network, key }: Pick<Destination, 'network' | 'key'>,
): Promise<bigint | undefined> {
  const row = await db.maybe<{ member_id: bigint }>(sql`
    select member_id from address_payee where protocol = ${network} and address = ${key}`);
  return row?.member_id;
}
