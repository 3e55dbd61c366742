/** The results of comparing the nodes of a network, for every process and for people. */
import { type Db, sql } from '../../../db/index.ts';

/** A question to a node, as JSON-RPC has it. */
export interface Question {
  readonly method: string;
  readonly params?: unknown;
}

/** Why a node is not asked now. */
export type LeftOut = 'silent' | 'behind';

/** The question that nodes of a network answer differently. */
export async function readDispute(db: Db, protocol: string): Promise<Question | undefined> {
  const row = await db.maybe<{ about: Question }>(sql`
    select about from chain_disagreement where protocol = ${protocol}`);
  return row?.about;
}

/** Keeps the first such question until the nodes agree about it. */
export async function keepDispute(db: Db, protocol: string, { method, params }: Question): Promise<void> {
  await db.query(sql`
    insert into chain_disagreement (protocol, about)
    values (${protocol}, ${JSON.stringify({ method, params })}::text::jsonb) on conflict do nothing`);
}

/** Notes that the nodes agree. */
export async function endDispute(db: Db, protocol: string): Promise<void> {
  await db.query(sql`delete from chain_disagreement where protocol = ${protocol}`);
}

/** Notes which nodes are left out, by their place from 1; all others are asked. */
export async function keepLeftOut(db: Db, protocol: string, leftOut: ReadonlyMap<number, LeftOut>): Promise<void> {
  await db.query(sql`
    delete from chain_node_left_out where protocol = ${protocol} and node <> all(${[...leftOut.keys()]}::int[])`);
  for (const [node, why] of leftOut)
    await db.query(sql`
      insert into chain_node_left_out as l (protocol, node, why) values (${protocol}, ${node}, ${why})
      on conflict (protocol, node) do update set why = excluded.why where l.why <> excluded.why`);
}

/** Something that a person has to hear about the nodes of a network. */
export type NodeNews =
  | { readonly event: 'nodes_disagree'; readonly protocol: string; readonly method: string }
  | { readonly event: 'node_left_out'; readonly protocol: string; readonly node: number; readonly why: LeftOut };

/** Takes what the log does not have yet. */
export async function takeNodeNews(db: Db): Promise<readonly NodeNews[]> {
  const disputes = await db.query<{ protocol: string; method: string }>(sql`
    update chain_disagreement set is_told = true where not is_told returning protocol, about ->> 'method' as method`);
  const leftOut = await db.query<{ protocol: string; node: number; why: LeftOut }>(sql`
    update chain_node_left_out set is_told = true where not is_told returning protocol, node, why`);
  return [
    ...disputes.map((row) => ({ event: 'nodes_disagree' as const, ...row })),
    ...leftOut.map((row) => ({ event: 'node_left_out' as const, ...row })),
  ];
}
