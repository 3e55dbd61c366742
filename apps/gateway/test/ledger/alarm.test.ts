import { afterEach, beforeEach, expect, it } from 'vitest';
import { AUDIT_EVENTS, auditRecent, checkEverything } from '../../src/house/audit/checkLedger.ts';
import { sql } from '../../src/db/index.ts';
import { OperatorError } from '../../src/operator/Command.ts';
import { operate } from '../harness/operate.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.member({ balances: { USDT: '10' } });
});
afterEach(async () => await gateway.close());

const FAILURE = 'division by zero';
/** An invariant that nobody can count, as one that takes too long. */
const breakAudits = () => gateway.db.exec('create view invariant_zero as select 1 / (select 0::bigint) as zero');
const mendAudits = () => gateway.db.exec('drop view invariant_zero');
const health = async () => {
  const { statusCode, body } = await gateway.app.inject('/health');
  return {
    statusCode,
    ...(JSON.parse(body) as { status: string; audit: { at: number | null; ok: boolean; complete: boolean } }),
  };
};
const told = (event: string) =>
  gateway
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as object);

it('before the first audit nothing guards the money, and the gateway serves all the same', async () => {
  expect(await health()).toMatchObject({
    statusCode: 200,
    status: 'ok',
    audit: { at: null, ok: false, complete: false },
  });
  expect(await auditRecent(gateway.services)).toBe(true);
  const { audit, ...rest } = await health();
  expect(rest).toMatchObject({ statusCode: 200, status: 'ok' });
  expect(audit).toEqual({ at: expect.any(Number), ok: true, complete: true });
  expect(Math.abs((audit.at ?? 0) - Date.now())).toBeLessThan(60_000);
});

it('strangers learn only whether the gateway works, also through a proxy on its machine', async () => {
  const asked = async (from: object) => {
    const { statusCode, body } = await gateway.app.inject({ url: '/health', ...from });
    return [statusCode, JSON.parse(body) as unknown];
  };
  const strangers = [
    { remoteAddress: '203.0.113.7' },
    { remoteAddress: '2001:db8::7' },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=203.0.113.7' } },
  ];
  for (const from of strangers) expect(await asked(from), JSON.stringify(from)).toEqual([200, { status: 'ok' }]);
  expect(await asked({ remoteAddress: '::1' })).toEqual([
    200,
    expect.objectContaining({ ledger: 'running', audit: expect.anything() }),
  ]);
  await gateway.services.ledger.halt('test');
  for (const from of strangers) expect(await asked(from)).toEqual([503, { status: 'not ok' }]);
});

it.each(['recent', 'full'] as const)(
  'a %s audit that does not complete raises the alarm until one does',
  async (scope) => {
    const run = () => (scope === 'recent' ? auditRecent : checkEverything)(gateway.services);
    await gateway.services.ledger.audit('full');
    const { at } = (await health()).audit;
    await breakAudits();
    expect(await run()).toBe(false);
    expect(told(AUDIT_EVENTS.incomplete)).toEqual([expect.objectContaining({ level: 50, scope, failure: FAILURE })]);
    expect(await gateway.db.query(sql`select scope, failure from audit_run where failed_at is not null`)).toEqual([
      { scope, failure: FAILURE },
    ]);
    expect(await health()).toMatchObject({ statusCode: 200, status: 'ok', audit: { at, ok: true, complete: false } });
    expect(await gateway.services.ledger.halted()).toBeUndefined();

    await mendAudits();
    expect(await run()).toBe(true);
    expect((await health()).audit).toMatchObject({ ok: true, complete: true });
    expect(told(AUDIT_EVENTS.incomplete)).toHaveLength(1);
  },
);

it('an audit gives up at its time limit', async () => {
  await gateway.db.exec('create view invariant_slow as select count(*) as slow from pg_sleep(5)');
  const { ok, complete, failure } = await gateway.services.ledger.audit('full', { timeoutMs: 200 });
  expect({ ok, complete, failure }).toEqual({
    ok: false,
    complete: false,
    failure: expect.stringContaining('timeout'),
  });
});

it('the operator reads it, and cannot let money move on an audit that proves nothing', async () => {
  await gateway.services.ledger.audit('full');
  const quick = await operate(gateway, 'ledger check', [], { quick: 'yes' });
  expect(quick).toMatchObject({ code: 0, text: expect.stringContaining('looked at what changed') });
  const { text } = await operate(gateway, 'ledger check');
  expect(text).toContain('The audit looked at everything.');
  expect(text).toMatch(/Last audit: \d{4}-\S+Z\. Last full audit: \d{4}-\S+Z\.\nMoney moves\.$/);

  await breakAudits();
  const check = await operate(gateway, 'ledger check');
  expect(check.code).toBe(1);
  expect(check.text).toContain(`The audit did not complete, so nothing is proved: ${FAILURE}`);
  expect(check.text).toContain(`The audit does not guard the money: The full audit failed: ${FAILURE}`);
  await gateway.services.ledger.halt('test');
  await expect(operate(gateway, 'ledger resume')).rejects.toThrow(OperatorError);
  expect(await gateway.services.ledger.halted()).toBeDefined();
  await mendAudits();
  expect((await operate(gateway, 'ledger resume')).text).toBe('Money moves.');
});

it('the operator finds a bill that somebody deleted after the audits had seen it', async () => {
  await gateway.services.ledger.audit('full');
  await gateway.services.ledger.audit('recent');
  await gateway.db.exec(`set session_replication_role = replica; delete from bill; reset session_replication_role`);
  expect((await operate(gateway, 'ledger check', [], { quick: 'yes' })).code).toBe(0);
  const { code, text } = await operate(gateway, 'ledger check');
  expect(code).toBe(1);
  expect(text).toMatch(/postings_without_bill +[1-9]/);
  expect(text).toContain('Money has been stopped');
});

it('audits that stopped running are an alarm too', async () => {
  await gateway.services.ledger.audit('full');
  await gateway.services.ledger.audit('recent');
  await gateway.db.query(sql`update audit_run set completed_at = completed_at - interval '6 minutes'`);
  expect((await gateway.services.ledger.auditStatus()).failure).toContain('last five minutes');
  await gateway.services.ledger.audit('recent');
  expect((await health()).audit.complete).toBe(true);
  await gateway.db.query(
    sql`update audit_run set completed_at = completed_at - interval '27 hours' where scope = 'full'`,
  );
  expect((await gateway.services.ledger.auditStatus()).failure).toContain('No full audit');
});

it('a violation stays known after money moves again, until an audit finds none', async () => {
  await gateway.services.ledger.audit('full');
  await gateway.db.query(sql`update account set balance = balance + 1 where owner_kind = 'user'`);
  expect(await auditRecent(gateway.services)).toBe(true);
  expect(told(AUDIT_EVENTS.broken)).toEqual([
    expect.objectContaining({ level: 60, violations: expect.objectContaining({ unbalanced_assets: '1' }) }),
  ]);
  expect(await health()).toMatchObject({ statusCode: 503, status: 'stopped', audit: { ok: false, complete: true } });
  await gateway.db.query(sql`update account set balance = balance - 1 where owner_kind = 'user'`);
  await operate(gateway, 'ledger resume');
  expect(await health()).toMatchObject({ statusCode: 200, status: 'ok', audit: { ok: true, complete: true } });
});
