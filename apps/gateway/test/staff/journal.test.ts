import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { checkLedger } from '../../src/house/audit/checkLedger.ts';
import { checkJournal } from '../../src/house/staff/journal.ts';
import { addPerson, callAs, journalOf } from '../harness/staffOf.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let [ann, ben]: Signer[] = [];
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member({ kycLevel: 3 });
  ann = await addPerson(gateway, 'Ann', ['admin', 'support'], [(await gateway.member()).id]);
  ben = await addPerson(gateway, 'Ben', ['admin', 'reviewer']);
});
afterAll(async () => await gateway.close());

const call = async (
  signer: Signer | undefined,
  ...rest: Parameters<typeof callAs> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => await callAs(gateway.services, signer!, ...rest);
const flagOf = async () =>
  (await gateway.db.one<{ flag: number }>(sql`select transfer_flag as flag from member where id = ${member.id}`)).flag;

it('keeps who did what and why, with what was before and after', async () => {
  await call(ann, 'flags set', [member.userNo], { transferFlag: '0' }, 'asked by the member');
  await call(ben, 'users show', [member.userNo]);
  const { text } = await call(ann, 'journal', [], { about: member.userNo });
  expect(text).toMatch(/look\s+Ben\s+users show/);
  expect(text).toMatch(/act\s+Ann\s+flags set\s+\S+\s+asked by the member\s+\{.*"flags": \[1, 1.*> .*"flags": \[1, 0/);
  expect((await call(ann, 'journal', [], { of: 'ben' })).text).not.toContain('flags set');
  await call(ann, 'flags set', [member.userNo], { transferFlag: '1' });
});

it('an act that fails leaves no row', async () => {
  const before = (await journalOf(gateway)).length;
  await expect(call(ann, 'flags set', [member.userNo], { transferFlag: '7' })).rejects.toThrow('must be');
  expect(await journalOf(gateway)).toHaveLength(before);
});

it('a process that dies between act and commit leaves neither', async () => {
  const before = (await journalOf(gateway)).length;
  const { services } = gateway;
  let isDead = false;
  /** A database whose connection dies after the row of the journal is written. */
  const dying: Db = {
    ...services.db,
    tx: async (work) =>
      await services.db.tx(
        async (tx) => {
          const result = await work(tx);
          isDead = true;
          await tx.query(sql`select pg_terminate_backend(pg_backend_pid())`);
          return result;
        },
        { retry: 'never' },
      ),
  };
  const act = callAs({ ...services, db: dying }, ann!, 'flags set', [member.userNo], { transferFlag: '0' });
  await expect(act).rejects.toThrow(/connection|terminat/i);
  expect(isDead).toBe(true);
  expect(await flagOf()).toBe(1);
  expect(await journalOf(gateway)).toHaveLength(before);
});

it('many at once make one chain', async () => {
  await Promise.all(Array.from({ length: 8 }, async () => await call(ben, 'users show', [member.userNo])));
  expect((await call(ben, 'journal check')).text).toContain('is whole');
});

it('nobody changes it, and a change by a superuser is named', async () => {
  await expect(gateway.db.exec(`update staff_journal set why = 'x'`)).rejects.toThrow('append-only');
  await expect(gateway.db.exec('delete from staff_journal')).rejects.toThrow('append-only');
  await expect(gateway.db.exec('truncate staff_journal')).rejects.toThrow('append-only');
  expect(await checkJournal(gateway.db)).toMatchObject({ broken: null });
  await gateway.db.exec('alter table staff_journal disable trigger all');
  await gateway.db.exec(`update staff_journal set why = 'nothing' where id = 2`);
  expect(await checkJournal(gateway.db)).toMatchObject({ broken: 2n });
  expect(await call(ben, 'journal check')).toMatchObject({ code: 1, text: expect.stringContaining('at row 2') });
  expect(await checkLedger(gateway.services)).toMatchObject({ ok: false, journal: { broken: 2n } });
});
