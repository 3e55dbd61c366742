/** The wallets and the seeds of the house, as the database knows them, beside those of its signer. */
import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../db/index.ts';
import { HOT, type Signer, SignerRefusedError } from './port/Signer.ts';

type Asked = Pick<Signer, 'address' | 'generation'>;

/** The address of the wallet that pays on a network, as it was last noted. */
export async function knownWallet(db: Db, network: Network): Promise<string | undefined> {
  return (await db.maybe<{ address: string }>(sql`select address from house_wallet where protocol = ${network}`))
    ?.address;
}

/** The wallets that paid on a network before, and whose keys the signer still has. */
export async function retiredWallets(db: Db, signer: Asked, network: Network): Promise<readonly string[]> {
  const rows = await db.query<{ address: string }>(sql`
    select address from retired_wallet where protocol = ${network} order by since, address`);
  const held = await Promise.all(rows.map(async ({ address }) => await holds(signer, network, address)));
  return rows.map(({ address }) => address).filter((_, at) => held[at]);
}

/** Notes the wallet of a network. A person who changes its key in the settings changes this too. */
export async function noteWallet(db: Db, network: Network, address: string): Promise<void> {
  await db.query(sql`
    insert into house_wallet as w (protocol, address) values (${network}, ${address})
    on conflict (protocol) do update set address = excluded.address, since = excluded.since
    where w.address <> excluded.address`);
}

/** Notes that another wallet pays, and that what the one before has is moved to it. */
async function changeWallet(db: Db, network: Network, before: string, address: string): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(sql`
      insert into retired_wallet (protocol, address) values (${network}, ${before}) on conflict do nothing`);
    await tx.query(sql`delete from retired_wallet where protocol = ${network} and address = ${address}`);
    await noteWallet(tx, network, address);
  });
}

/** Compares all addresses of a signer with those that the database knows. @returns what differs */
export async function differences(db: Db, signer: Asked, networks: readonly Network[]): Promise<readonly string[]> {
  return [...(await walletDifferences(db, signer, networks)), ...(await seedDifferences(db, signer, networks))];
}

/**
 * Compares the wallet of each network. It notes a first wallet, and another one where the signer has the key of the one before too.
 * @returns what differs
 */
export async function walletDifferences(
  db: Db,
  signer: Asked,
  networks: readonly Network[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const network of networks) found.push(...(await comparedWallet(db, signer, network)));
  return found;
}

/**
 * Compares the first and the last deposit address of each seed, and notes a later seed.
 * @returns what differs
 */
export async function seedDifferences(db: Db, signer: Asked, networks: readonly Network[]): Promise<readonly string[]> {
  const { known } = await db.one<{ known: number }>(sql`select max(generation) as known from house_seed`);
  const generation = await signer.generation();
  const found: string[] = [];
  if (generation < known)
    found.push(
      `The signer has ${generation + 1} seeds, and the house has used ${known + 1}: its CHAIN_SEED lacks some.`,
    );
  for (const network of networks) found.push(...(await comparedDeposits(db, signer, network, generation)));
  if (found.length === 0 && generation > known)
    await db.query(sql`insert into house_seed (generation) values (${generation}) on conflict do nothing`);
  return found;
}

async function comparedWallet(db: Db, signer: Asked, network: Network): Promise<string[]> {
  const hot = await signer.address(network, HOT);
  const known = await knownWallet(db, network);
  if (known === undefined) await noteWallet(db, network, hot);
  else if (known !== hot) {
    if (!(await holds(signer, network, known)))
      return [`The signer pays on ${network} from ${hot}, and the database knows ${known} as the wallet of the house.`];
    await changeWallet(db, network, known, hot);
  }
  return [];
}

async function comparedDeposits(db: Db, signer: Asked, network: Network, newest: number): Promise<string[]> {
  const deposits = await db.query<{ index: number; generation: number; address: string }>(sql`
    select a.owner_id as index, ends.generation, a.address
    from (
      select o.generation, min(o.id) as first, max(o.id) as last
      from deposit_address d join address_owner o on o.id = d.owner_id where d.protocol = ${network} group by o.generation
    ) ends join deposit_address a on a.protocol = ${network} and a.owner_id in (ends.first, ends.last)
    where ends.generation <= ${newest}`);
  const found: string[] = [];
  for (const { index, generation, address } of deposits) {
    const own = await signer.address(network, { kind: 'deposit', index, generation });
    if (own !== address)
      found.push(
        `The signer has ${own} as deposit address ${index} of ${network}, and members pay to ${address}: its CHAIN_SEED is another.`,
      );
  }
  return found;
}

/** Whether a signer has the key of a wallet. */
async function holds(signer: Asked, network: Network, address: string): Promise<boolean> {
  try {
    return (await signer.address(network, { kind: 'hot', address })) === address;
  } catch (error) {
    if (error instanceof SignerRefusedError || error instanceof RangeError) return false;
    throw error;
  }
}
