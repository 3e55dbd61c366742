import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { standForLeader } from '../src/house/jobs/leader.ts';
import { createTestDatabase, type TestDatabase } from './harness/testDatabase.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => await test.close());

it('one of several processes leads, keeps the lead while it renews, and gives it up when it stops', async () => {
  const processes = [1, 2, 3].map(() => standForLeader(test.db));
  const renewAll = async () => await Promise.all(processes.map(async ({ renew }) => await renew()));
  await renewAll();
  const first = processes.filter(({ isLeader }) => isLeader());
  expect(first).toHaveLength(1);
  await renewAll();
  expect(processes.filter(({ isLeader }) => isLeader())).toEqual(first);
  await first[0]?.resign();
  expect(first[0]?.isLeader()).toBe(false);
  await Promise.all(processes.filter((each) => each !== first[0]).map(async ({ renew }) => await renew()));
  expect(processes.filter(({ isLeader }) => isLeader())).toHaveLength(1);
});

it('another process leads after a leader has died', async () => {
  await test.db.query(sql`delete from leader`);
  const [dead, next] = [standForLeader(test.db), standForLeader(test.db)];
  await dead.renew();
  await next.renew();
  expect(next.isLeader()).toBe(false);
  await test.db.query(sql`update leader set until = now() - interval '1 second'`);
  await next.renew();
  expect(next.isLeader()).toBe(true);
  await dead.renew();
  expect(dead.isLeader()).toBe(false);
});
