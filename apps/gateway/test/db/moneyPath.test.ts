import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, sql } from '../../src/db/index.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const BEFORE = '0022_resuming';
const MEMBER = 7n;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ empty: true });
  await migrate(test.db, { until: `${BEFORE}.sql` });
});
afterAll(async () => await test.close());

it('request numbers of an older database are found where commands keep theirs', async () => {
  const { db } = test;
  await db.query(sql`
    insert into member (id, user_no, email, password_hash, invitation_code) overriding system value
    values (${MEMBER}, 'ACDEF', 'a@example.com', 'x', 'EZACDEF')`);
  const digest = createHash('sha256').update('fields').digest();
  const [done, refused, command] = [randomUUID(), randomUUID(), randomUUID()];
  const answer = { billNo: '1', fee: '0', status: 2, arriveBy: 5 };
  await db.query(sql`
    insert into money_request (member_id, req_no, body_hash, code, answer) values
      (${MEMBER}, ${done}::uuid, ${digest}, '0000', ${JSON.stringify(answer)}::jsonb),
      (${MEMBER}, ${refused}::uuid, ${digest}, 'EXCEED_LIMIT', 'null'::jsonb)`);
  // The ledger kept the number of the one that moved money a second time; commands of jobs have keys of their own.
  await db.query(sql`
    insert into idem (actor, key, op, hash, code, result, at) values
      (${MEMBER}, ${done}, 'transfer', 'of the command', '0000', '{"billNo": "1"}', now()),
      (0, ${`job:${command}`}, 'mint', 'of the job', '0000', '{"billNo": "2"}', now())`);

  await migrate(db);

  const rows = await db.query<{ key: string }>(sql`select actor, key, op, hash, code, result from idem`);
  const hash = digest.toString('base64url');
  expect(rows.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
    [
      { actor: MEMBER, key: done, op: 'request', hash, code: '0000', result: answer },
      { actor: MEMBER, key: refused, op: 'request', hash, code: 'EXCEED_LIMIT', result: null },
      { actor: 0n, key: `job:${command}`, op: 'credit', hash: 'of the job', code: '0000', result: { billNo: '2' } },
    ].toSorted((a, b) => a.key.localeCompare(b.key)),
  );
  expect(await db.query(sql`select 1 from pg_tables where tablename = 'money_request'`)).toEqual([]);
});
