import { readFile } from 'node:fs/promises';
import { contract } from '@ezwallet/api-client/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { startMetricsServer } from '../src/server/metrics/metricsServer.ts';
import type { Health } from '../src/server/health.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

let status: Health['status'];
let missingDocuments: readonly string[];
let server: Awaited<ReturnType<typeof startMetricsServer>>;
beforeEach(async () => {
  status = 'ok';
  missingDocuments = [];
  const { services, metrics } = gateway;
  const health = () => Promise.resolve({ status, missingDocuments, database: 'up', ledger: 'running' } as const);
  server = await startMetricsServer({ services, metrics, health }, { host: '127.0.0.1', port: 0 });
});
afterEach(async () => await server.stop());

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(server.address + path);
  return { status: response.status, text: await response.text() };
}

/** The value of a sample, by its name and labels as they are written. */
const valueOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

it('counts calls by the code of their answer, and their time', async () => {
  const good = 'ezwallet_calls_total{call="user.getUserInfo",code="0000"}';
  const refused = 'ezwallet_calls_total{call="recharge.getRechargeBill",code="ARGS_INVALID"}';
  const before = (await read('/metrics')).text;
  await device.call(contract.user.getUserInfo.path);
  await device.call(contract.recharge.getRechargeBill.path, { billNo: 7 });
  const after = (await read('/metrics')).text;
  expect((valueOf(after, good) ?? 0) - (valueOf(before, good) ?? 0)).toBe(1);
  expect((valueOf(after, refused) ?? 0) - (valueOf(before, refused) ?? 0)).toBe(1);
  expect(valueOf(after, 'ezwallet_call_seconds_count{call="user.getUserInfo"}')).toBeGreaterThan(0);
});

it('tells what nobody has done in time, and forgets it when it is done', async () => {
  const overdue = 'ezwallet_time_limits_overdue{process="recovery",limit="test"}';
  await gateway.db.query(sql`
    insert into process_deadline (process, case_id, name, due_at)
    values ('recovery', ${member.id}, 'test', app_now() - interval '1 minute')`);
  expect(valueOf((await read('/metrics')).text, overdue)).toBe(1);
  await gateway.db.query(sql`delete from process_deadline where name = 'test'`);
  const { text } = await read('/metrics');
  expect(valueOf(text, overdue)).toBeUndefined();
  expect(valueOf(text, 'ezwallet_ledger_running')).toBe(1);
});

it('says that money is stopped', async () => {
  await gateway.services.ledger.halt('a test');
  const { text } = await read('/metrics');
  await gateway.services.ledger.resume();
  expect(valueOf(text, 'ezwallet_ledger_running')).toBe(0);
});

it('leaves out a number that cannot be read, and shows the others', async () => {
  const { services, metrics } = gateway;
  const ledger = { ...services.ledger, auditStatus: () => Promise.reject(new Error('no answer')) };
  const health = () => Promise.reject(new Error('no answer'));
  const other = await startMetricsServer(
    { services: { ...services, ledger }, metrics, health },
    { host: '127.0.0.1', port: 0 },
  );
  const text = await (await fetch(`${other.address}/metrics`)).text();
  const ready = await fetch(`${other.address}/ready`);
  await other.stop();
  expect(text).not.toContain('ezwallet_audit_sound');
  expect(valueOf(text, 'ezwallet_ledger_running')).toBe(1);
  expect(ready.status).toBe(500);
});

it('says whether the process lives, and whether it can work', async () => {
  expect(await read('/live')).toEqual({ status: 200, text: 'live\n' });
  expect(await read('/ready')).toEqual({ status: 200, text: 'ok\n' });
  missingDocuments = ['terms', 'privacy'];
  expect(await read('/ready')).toEqual({ status: 200, text: 'ok\nnot published: terms, privacy\n' });
  missingDocuments = [];
  status = 'stopping';
  expect(await read('/ready')).toEqual({ status: 503, text: 'stopping\n' });
  expect((await read('/')).status).toBe(404);
  expect((await fetch(`${server.address}/metrics`, { method: 'POST' })).status).toBe(404);
});

it.each(['alerts.yml', 'grafana/ezwallet.json'])('has every number that %s names', async (recipe) => {
  const rules = await readFile(new URL(`../../../docs/deployment/${recipe}`, import.meta.url), 'utf8');
  const named = new Set([...rules.matchAll(/\bezwallet_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
  expect(named.size).toBeGreaterThan(7);
  // Before the first audit there is no time since one.
  await gateway.services.ledger.audit();
  const { text } = await read('/metrics');
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});
