import { readScale } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Chain } from '../../outside/chain/port/Chain.ts';
import { normalAddress, toRaw } from '../../outside/chain/port/notation.ts';
import type { OutsideReport, OutsideTransfer } from '../../outside/chain/port/outside.ts';

/** A transfer that the database does not know, and the bill of the withdrawal that it seems to be. */
export interface Finding extends OutsideTransfer {
  readonly protocol: string;
  readonly billNo: string | undefined;
}

/** The result of a comparison. */
export interface Comparison {
  readonly findings: readonly Finding[];
  /** Networks that did not answer, or cannot tell everything yet, with why. */
  readonly open: ReadonlyMap<string, string>;
}

/** Blocks that are read of a network of which nothing was known here. */
const BLOCKS_OF_UNKNOWN = 50_000;

/**
 * Asks every network what the house's wallet has sent that this database does not know, and stores that as the last
 * comparison. A network that does not answer keeps it from being complete.
 */
export async function compareNetworks(services: Services): Promise<Comparison> {
  const { db, chains, log } = services;
  const findings: Finding[] = [];
  const open = new Map<string, string>();
  const compared: Record<string, { readonly next: number | null } | null> = {};
  for (const chain of chains.list()) {
    const { protocol } = chain;
    compared[protocol] = null;
    try {
      const report = await askOutside(services, chain);
      if (!report) open.set(protocol, 'cannot be asked: compare it by hand, then `chain accept --by-hand`');
      else if (report.pending !== undefined) open.set(protocol, `${report.pending}: compare again`);
      else compared[protocol] = { next: report.next ?? null };
      findings.push(...(await bind(services, chain, report?.transfers ?? [])));
    } catch (error) {
      log.warn({ err: error, protocol }, 'the network was not compared');
      open.set(protocol, 'did not answer');
    }
  }
  await db.tx((tx) => store(tx, findings, compared));
  return { findings, open };
}

async function askOutside({ db, config }: Services, chain: Chain): Promise<OutsideReport | undefined> {
  const { known, since } = await db.one<{ known: number | null; since: number | null }>(sql`
    select (known_until ->> ${chain.protocol})::int as known, held_since as since from signing_state`);
  const from = known ?? chain.startBlock ?? (await chain.height()) - BLOCKS_OF_UNKNOWN;
  // A reorganisation may have moved what was known.
  return await chain.outside?.(Math.max(0, from - config.policy.chains.overlap), since ?? 0);
}

/** Finds the withdrawal that each transfer seems to be: the one of its reference, or else the oldest that waits for the same. */
async function bind(services: Services, chain: Chain, transfers: readonly OutsideTransfer[]): Promise<Finding[]> {
  const { db, ledger } = services;
  const { protocol } = chain;
  const waiting = await db.query<{ billNo: string; address: string; currency: string; amount: bigint }>(sql`
    select bill_no as "billNo", address, currency, amount from withdrawal
    where protocol = ${protocol} and state in ('review', 'approved', 'signed', 'sent') order by id`);
  const wanted = await Promise.all(
    waiting.map(async ({ billNo, address, currency, amount }) => ({
      billNo,
      currency,
      to: normalAddress(chain.protocol, address),
      raw: toRaw(chain, currency, amount, await readScale(ledger, currency)),
    })),
  );
  const taken = new Set<string>();
  return transfers.map((transfer) => {
    const to = normalAddress(chain.protocol, transfer.to);
    const fits = wanted.find(
      (each) =>
        !taken.has(each.billNo) &&
        (each.billNo === transfer.ref ||
          (each.to === to && each.currency === transfer.currency && each.raw === transfer.raw)),
    );
    if (fits) taken.add(fits.billNo);
    return { ...transfer, protocol, billNo: fits?.billNo };
  });
}

async function store(tx: Db, findings: readonly Finding[], compared: object): Promise<void> {
  await tx.query(sql`delete from outside_transfer`);
  for (const { protocol, txid, block = null, to, currency, raw, payload, ref = null, billNo = null } of findings)
    await tx.query(sql`
      insert into outside_transfer (protocol, txid, block, address, currency, raw, payload, ref, withdrawal_id)
      values (${protocol}, ${txid}, ${block}, ${to}, ${currency}, ${String(raw)}::numeric, ${payload}, ${ref},
        (select id from withdrawal where bill_no = ${billNo}))
      on conflict do nothing`);
  await tx.query(sql`
    update signing_state set compared_at = app_now(), compared = ${JSON.stringify(compared)}::text::jsonb`);
}
