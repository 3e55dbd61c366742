/** The whole catalogue over the wire: what an application receives for each code of a server. */
import { describe, expect, it } from 'vitest';
import type { ApiError, CallDecision } from '../client/index.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { Refusal } from '../testing/index.ts';
import { NAMED_CODES, type NamedCode } from './namedCodes.ts';
import type { ResponseCode } from './responseCodes.ts';

const WORDS = { body: 'words of the body', head: 'words of the head' };
const message = (code: string, seconds: number) => ({ kind: 'message', code, text: WORDS.body, seconds }) as const;

/** From the product's error catalogue; the compiler makes it exhaustive. */
const DECISIONS: Readonly<Record<Exclude<ResponseCode, '0000' | 'HTTP 400'>, CallDecision>> = {
  '6666': { kind: 'logout', code: '6666', reason: 'timeout' },
  '7777': { kind: 'logout', code: '7777', reason: 'timeout' },
  '1005': { kind: 'logout', code: '1005', reason: 'timeout' },
  '10006': { kind: 'logout', code: '10006', reason: 'expired' },
  '400002': { kind: 'rekey', code: '400002' },
  '400003': { kind: 'rekey', code: '400003' },
  '2222': { kind: 'silent', code: '2222' },
  '3025': { kind: 'codeOnly', code: '3025' },
  '1049': message('1049', 5),
  '1042': message('1042', 5),
  '8001004': message('8001004', 5),
  '8001005': message('8001005', 5),
  '6014': message('6014', 3),
};

/** The result of one call, and what the application received. */
async function refuse(world: TestWorld, code: string, body: unknown = { msg: WORDS.body }) {
  world.server.answer('order', 'remove', () => {
    throw new Refusal(code, body, WORDS.head);
  });
  const error = await world.client.order.remove().catch((thrown: unknown) => thrown as ApiError);
  return { error, decisions: world.decisions.splice(0) };
}

describe('a call refused with', () => {
  it.each(Object.entries(DECISIONS))('%s rejects and gives the application its decision', async (code, decision) => {
    const { error, decisions } = await refuse(await createTestWorld(), code);
    expect(decisions).toEqual([{ ...decision, call: 'order.remove' }]);
    expect(error).toBeInstanceOf(Error);
    if (decision.kind !== 'rekey') expect(error).toMatchObject({ kind: 'refused', code });
  });

  it('HTTP 400 concerns the keys, whatever the body says', async () => {
    const world = await createTestWorld();
    world.server.intercept((request, response) => {
      if (request.url?.includes('/gw/')) return false;
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"head":{"code":"0000"},"body":true}');
      return true;
    });
    await expect(world.client.order.remove()).rejects.toMatchObject({ kind: 'network' });
    expect(world.decisions).toEqual([{ kind: 'rekey', code: 'HTTP 400', call: 'order.remove' }]);
  });

  it.each(['1049', '1042'])('%s on a transfer passes the head and the body to the screen', async (code) => {
    const { server, client, decisions } = await createTestWorld();
    server.answer('transfer', 'transferTo', () => {
      throw new Refusal(code, { remainTimes: 2 }, WORDS.head);
    });
    const transfer = client.transfer.transferTo({ amount: '1.00', reqNo: 'r' });
    const error = await transfer.catch((thrown: unknown) => thrown as ApiError);
    expect(decisions).toMatchObject([{ kind: 'handOver', head: { code, message: WORDS.head } }]);
    expect((error as ApiError).body()).toEqual({ remainTimes: 2 });
  });

  it('any named code shows a message for 5 seconds', async () => {
    const world = await createTestWorld();
    const heard: Partial<Record<NamedCode, unknown>> = {};
    for (const code of NAMED_CODES) heard[code] = (await refuse(world, code)).decisions;
    for (const code of NAMED_CODES) expect(heard[code]).toEqual([{ ...message(code, 5), call: 'order.remove' }]);
  });

  it('an unknown code shows the text of the body, or else that of the head, for 5 seconds', async () => {
    const world = await createTestWorld();
    const heard = [
      ...(await refuse(world, '31337')).decisions,
      ...(await refuse(world, '31337', 'text')).decisions,
      ...(await refuse(world, '31337', null)).decisions,
    ];
    const shown = { kind: 'message', code: '31337', seconds: 5 };
    expect(heard).toMatchObject([
      { ...shown, text: WORDS.body },
      { ...shown, text: 'text' },
      { ...shown, text: WORDS.head },
    ]);
  });

  it('0000 is no refusal', async () => {
    const { error, decisions } = await refuse(await createTestWorld(), '0000', true);
    expect(error).toBe(true);
    expect(decisions).toEqual([]);
  });
});

describe('the contract', () => {
  const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  const endpointAt = (path: string): Endpoint | undefined =>
    Object.values(areas)
      .flatMap((calls) => Object.values(calls))
      .find((endpoint) => endpoint.path === path);

  it.each(['/order/pageQuery', '/order/pageQuery/v2', '/exchangeInbox/getListV2', '/promotion/queryForNotify'])(
    'lets %s fail with a notice instead of the modal',
    (path) => {
      expect(endpointAt(path)).toMatchObject({ background: true });
    },
  );

  it('leaves refusals of the payment password and of transfers to their screens', () => {
    expect(contract.user.checkTransPass).toMatchObject({ quiet: true, handOver: ['1049'] });
    expect(contract.transfer.transferTo).toMatchObject({ quiet: true, handOver: ['1042', '1049'] });
  });
});
