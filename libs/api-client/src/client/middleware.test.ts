import { describe, expect, it } from 'vitest';
import { Refusal } from '../testing/index.ts';
import type { ApiError } from './ApiError.ts';
import type { Middleware } from './ClientOptions.ts';
import { createContractValidator } from './createContractValidator.ts';
import { createTestWorld, testContract } from '../testing/test-world.ts';

describe('middleware', () => {
  it('sees unencrypted calls and answers, the first outermost, but neither token nor keys', async () => {
    const seen: unknown[] = [];
    const watch =
      (who: string): Middleware =>
      async (call, next) => {
        seen.push([who, call.name, call.flags.userAgent, call.body]);
        const answer = await next(call.body);
        seen.push([who, answer]);
        return answer;
      };
    const { client, user } = await createTestWorld({ middleware: [watch('outer'), watch('inner')] });
    user.token = 'canary-token';
    const body = { loginName: 'a@b.cd', password: 'pw' };
    expect(await client.user.login(body)).toEqual({ token: 'tok' });
    expect(seen).toEqual([
      ['outer', 'user.login', true, body],
      ['inner', 'user.login', true, body],
      ['inner', { token: 'tok' }],
      ['outer', { token: 'tok' }],
    ]);
  });

  it('may change requests and answers; the contract check applies to the changed request', async () => {
    const { server, client } = await createTestWorld({
      validate: createContractValidator(testContract),
      middleware: [
        async ({ name, body }, next) => {
          if (name === 'order.remove') return await next({ surprise: 1 });
          const answer = (await next({ ...body, amount: '2.00' })) as { billNo: string };
          return { billNo: answer.billNo.toUpperCase() };
        },
      ],
    });
    expect(await client.transfer.transferTo({ amount: '1.00', reqNo: 'r1' })).toEqual({ billNo: 'B1' });
    expect(server.calls[0]?.request).toEqual({ amount: '2.00', reqNo: 'r1' });
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('may answer itself', async () => {
    const { server, client } = await createTestWorld({ middleware: [async () => true] });
    expect(await client.order.remove()).toBe(true);
    expect(server.paths).toEqual([]);
  });

  it('receives refusals as errors after the application has received the decision, and may send again', async () => {
    const codes: (string | undefined)[] = [];
    const again: Middleware = async (call, next) => {
      try {
        return await next(call.body);
      } catch (error) {
        codes.push((error as ApiError).code);
        return await next(call.body);
      }
    };
    const { server, client, decisions } = await createTestWorld({ middleware: [again] });
    let isFirst = true;
    server.answer('order', 'remove', () => {
      if (!isFirst) return true;
      isFirst = false;
      throw new Refusal('TRY_AGAIN_LATER');
    });
    expect(await client.order.remove()).toBe(true);
    expect(codes).toEqual(['TRY_AGAIN_LATER']);
    expect(decisions).toMatchObject([{ kind: 'message', code: 'TRY_AGAIN_LATER' }]);
  });

  it('runs once for shared background reads', async () => {
    let passed = 0;
    const count: Middleware = (call, next) => {
      passed++;
      return next(call.body);
    };
    const { client } = await createTestWorld({ middleware: [count] });
    await Promise.all([client.user.getUserInfo(), client.user.getUserInfo()]);
    expect(passed).toBe(1);
  });

  it('that throws rejects the call, and `safe` returns it as an error with its cause', async () => {
    const cause = new TypeError('wrong');
    const { client } = await createTestWorld({
      middleware: [
        () => {
          throw cause;
        },
      ],
    });
    await expect(client.order.remove()).rejects.toBe(cause);
    const result = await client.safe.order.remove();
    expect(result).toMatchObject({ ok: false, error: { name: 'ApiError', kind: 'broken', cause } });
  });
});
