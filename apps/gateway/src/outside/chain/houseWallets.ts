import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../db/index.ts';
import { HOT, type Signer } from './port/Signer.ts';

/** The address of the wallet that pays on a network, as it was last noted. */
export async function knownWallet(db: Db, network: Network): Promise<string | undefined> {
  return (await db.maybe<{ address: string }>(sql`select address from house_wallet where protocol = ${network}`))
    ?.address;
}

/** Notes the wallet of a network. A person who changes its key in the settings changes this too. */
export async function noteWallet(db: Db, network: Network, address: string): Promise<void> {
  await db.query(sql`
    insert into house_wallet as w (protocol, address) values (${network}, ${address})
    on conflict (protocol) do update set address = excluded.address, since = excluded.since
    where w.address <> excluded.address`);
}

/**
 * Compares the addresses of a signer with those that the database knows: the wallet, and the first and the last deposit address. A wallet that
 * the database does not know is noted.
 * @returns what differs
 */
export async function differences(
  db: Db,
  signer: Pick<Signer, 'address'>,
  networks: readonly Network[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const network of networks) {
    const hot = await signer.address(network, HOT);
    const known = await knownWallet(db, network);
    if (known === undefined) await noteWallet(db, network, hot);
    else if (known !== hot)
      found.push(
        `The signer pays on ${network} from ${hot}, and the database knows ${known} as the wallet of the house.`,
      );
    const deposits = await db.query<{ index: number; address: string }>(sql`
      select owner_id as index, address from deposit_address where protocol = ${network} and owner_id in (
        select min(owner_id) from deposit_address where protocol = ${network}
        union all
        select max(owner_id) from deposit_address where protocol = ${network})`);
    for (const { index, address } of deposits) {
      const own = await signer.address(network, { kind: 'deposit', index });
      if (own !== address)
        found.push(
          `The signer has ${own} as deposit address ${index} of ${network}, and members pay to ${address}: its CHAIN_SEED is another.`,
        );
    }
  }
  return found;
}
