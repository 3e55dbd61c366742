import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tracedJob, tracedStatement } from '../src/traces/traced.ts';
import { startTraces } from '../src/traces/startTraces.ts';
import { payTicket } from './harness/payTicket.ts';
import { createTestGateway, signIn, type TestGateway } from './harness/testGateway.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string } }[];
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** A collector that keeps what it gets. */
async function collect(share = 1) {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      spans.push(...sent.resourceSpans.flatMap((some) => some.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  const stop = await startTraces({ url, share }, '0.1.0', gateway.services.log);
  let isStopped = false;
  const end = async () => {
    if (isStopped) return spans;
    isStopped = true;
    await stop();
    await new Promise((resolve) => void server.close(resolve));
    return spans;
  };
  onTestFinished(async () => void (await end()));
  return end;
}

const valueOf = ({ attributes }: Span, key: string) => attributes.find((each) => each.key === key)?.value.stringValue;

describe('traces', () => {
  it('follow a transfer from its request id to its posting, without a value of a person', async () => {
    const [payer, payee] = [await gateway.member({ balances: { USDT: '10' } }), await gateway.member()];
    const device = await signIn(gateway.device(), payer);
    const sent = { toType: 1, to: payee.userNo, currency: 'USDT', amount: '3' } as const;
    const payPassTicket = await payTicket(gateway, payer, sent);
    const end = await collect();
    await device.call('/lucky_transfer/transferTo', { ...sent, reqNo: randomUUID(), payPassTicket });
    const spans = await end();
    const call = spans.find(({ name }) => name === 'transfer.transferTo')!;
    expect(valueOf(call, 'ezwallet.code')).toBe('0000');
    const requestId = valueOf(call, 'ezwallet.request_id')!;
    expect(call.traceId).toBe(requestId.replaceAll('-', ''));
    expect(gateway.logged()).toContain(requestId);
    const statements = spans.filter(({ traceId, spanId }) => traceId === call.traceId && spanId !== call.spanId);
    expect(statements.every(({ parentSpanId }) => parentSpanId === call.spanId)).toBe(true);
    const texts = statements.map((statement) => valueOf(statement, 'db.query.text'));
    expect(texts).toContainEqual(expect.stringMatching(/ from send_money\(/));
    const all = JSON.stringify(spans);
    for (const secret of [payer.phone, payee.userNo, payer.password]) expect(all).not.toContain(secret);
  });

  it('tell the code of a refusal, and the kind of an error', async () => {
    const end = await collect();
    await gateway.device().call('/exchangeUser/getUserInfo', {});
    await tracedJob('fails', () => Promise.reject(new RangeError('about somebody'))).catch(() => undefined);
    const spans = await end();
    expect(
      valueOf(
        spans.find(({ name }) => name === 'user.getUserInfo')!,
        'ezwallet.code',
      ),
    ).toBe('1005');
    const failed = spans.find(({ name }) => name === 'fails')!;
    expect(valueOf(failed, 'error.type')).toBe('RangeError');
    expect(failed.status?.code).toBe(2);
    expect(JSON.stringify(spans)).not.toContain('about somebody');
  });

  it('have the statements of a job, and none of loops that look for work', async () => {
    const end = await collect();
    await tracedJob('audit', () => tracedStatement('select 1', () => Promise.resolve()));
    await tracedStatement('select 2', () => Promise.resolve());
    expect((await end()).map(({ name }) => name).sort()).toEqual(['audit', 'select 1']);
  });

  it('are a share of all, and none without a collector', async () => {
    const end = await collect(0);
    await gateway.device().call('/common/getCommonConfigs', {});
    expect(await end()).toEqual([]);
    expect(await tracedJob('alone', () => Promise.resolve(7))).toBe(7);
  });

  it('end with the process also where the collector does not answer', async () => {
    const stop = await startTraces({ url: 'http://127.0.0.1:9/v1/traces', share: 1 }, '0.1.0', gateway.services.log);
    await tracedJob('lost', () => Promise.resolve());
    await stop();
  });
});
