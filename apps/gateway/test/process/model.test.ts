import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePayment, paymentProcess } from '../../src/money/cashier/process.ts';
import { type Db, fromNow, sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { rowsOf } from '../../src/process/defineProcess.ts';
import type { Process } from '../../src/process/runProcess.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';
import { BROKEN_BY_MOVES_ALONE, OWN_MODELS, prepareStages, type Stage } from './stages.ts';

/** A process whatever its names are. */
type AnyProcess = Process<string, string, string, number>;

const all = processes.map((process) => [process.definition.name, process as unknown as AnyProcess] as const);

let gateway: TestGateway;
let stages: Readonly<Record<string, Stage>>;
beforeAll(async () => {
  gateway = await createTestGateway();
  stages = await prepareStages(gateway);
});
afterAll(async () => await gateway.close());

it('the model has a part for each process, and for nothing else', () => {
  expect([...Object.keys(stages), ...Object.keys(OWN_MODELS)].toSorted()).toEqual(all.map(([name]) => name).toSorted());
});

it.each(Object.entries(OWN_MODELS))('the model of a %s is a test of its own', (name, file) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`${name}Process.definition`);
});

/** One step: somebody, who read the case some steps ago, tries something, alone, with another, or until a kill. */
const step = fc.record({
  move: fc.nat(),
  actor: fc.nat(),
  staleBy: fc.nat(2),
  way: fc.constantFrom('alone', 'alone', 'twice', 'killed'),
});

/** Counts cases apart from their events and from their holds, and holds without a case. */
const apart = async () => await gateway.db.one<Record<string, bigint>>(sql`select * from invariant_process`);

/** Moves a case and dies before the end of the transaction. */
async function moveAndDie(move: (tx: Db) => Promise<boolean>): Promise<void> {
  const killed = gateway.db.tx(
    async (tx) => {
      await move(tx);
      await tx.query(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
    { retry: 'never' },
  );
  await expect(killed).rejects.toThrow(/terminat/iu);
}

/** Asks the database for a move that no row has, past the check of the code. */
async function moveUndeclared(process: AnyProcess, id: bigint, event: string, by: string): Promise<void> {
  const asked = gateway.db.query(sql`select move_case(${process.definition.name}, ${id}, ${event}, ${by})`);
  await expect(asked).rejects.toThrow('NO_RIGHTS');
}

describe.each(all.filter(([name]) => !(name in OWN_MODELS)))('a %s', (name, process) => {
  const rows = rowsOf(process.definition);
  const events = [...new Set(rows.map(({ event }) => event))];
  const actors = [...new Set(rows.map(({ actor }) => actor))];
  const has = (event: string, from: string, actor: string) =>
    rows.some((row) => row.event === event && row.from === from && row.actor === actor);

  it('moves only as declared, when callers act on old facts, at the same time, or die in the middle [S29]', async () => {
    const { make, read, before } = stages[name]!;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const id = await make();
        const seen = [await read(gateway.db, id)];
        for (const { move, actor: who, staleBy, way } of steps) {
          const subject = seen.at(-1 - staleBy) ?? seen[0]!;
          const current = seen.at(-1)!;
          const event = events[move % events.length]!;
          const by = actors[who % actors.length]!;
          const act = async (tx: Db) => {
            await before?.(tx, id, event);
            return await process.move(tx, subject, event, { by, due: fromNow(60_000) });
          };
          const attempt = async () => await gateway.db.tx(act);
          if (!has(event, subject.state, by)) {
            await expect(attempt()).rejects.toThrow(`${by} cannot ${event}`);
            if (!has(event, current.state, by)) await moveUndeclared(process, id, event, by);
          } else if (way === 'killed') await moveAndDie(act);
          else {
            const moved = await Promise.all(Array.from({ length: way === 'twice' ? 2 : 1 }, attempt));
            expect(moved.filter(Boolean)).toHaveLength(subject.state === current.state ? 1 : 0);
          }
          seen.push(await read(gateway.db, id));
          if (way === 'killed') expect(seen.at(-1)?.state).toBe(current.state);
        }
        const happened = await process.events(gateway.db, id);
        expect(happened.map(({ from }) => from)).toEqual(['new', ...happened.map(({ to }) => to).slice(0, -1)]);
        for (const { event, from, to, actor } of happened)
          expect(rows).toContainEqual(expect.objectContaining({ event, from, to, actor }));
        expect(happened.at(-1)?.to).toBe(seen.at(-1)?.state);
      }),
      { numRuns: 20 },
    );
    expect(Object.values(await apart())).toEqual([0n, 0n, 0n]);
  });
});

it('after all these moves the audit finds the ledger sound', async () => {
  const { violations } = await gateway.services.ledger.audit();
  const broken = Object.keys(violations).filter((name) => violations[name] !== 0n);
  expect(broken.filter((name) => !BROKEN_BY_MOVES_ALONE.includes(name))).toEqual([]);
});

it('each time limit fires once, however many processes look', async () => {
  const { make } = stages['payment']!;
  const ids = [await make(), await make(), await make()];
  await closePayment(gateway.db, ids[2]!);
  await gateway.shiftClock(24 * 60 * 60_000);
  await Promise.all([1, 2, 3].map(() => fireDeadlines(gateway.db, gateway.services.config.policy, [paymentProcess])));
  const lives = await Promise.all(ids.map((id) => paymentProcess.events(gateway.db, id)));
  expect(lives.map((events) => events.map(({ to }) => to))).toEqual([
    ['created', 'expired'],
    ['created', 'expired'],
    ['created', 'closed'],
  ]);
  expect(await fireDeadlines(gateway.db, gateway.services.config.policy, [paymentProcess])).toBe(0);
});
