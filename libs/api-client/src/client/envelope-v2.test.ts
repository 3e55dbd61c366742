import { describe, expect, it } from 'vitest';
import { createEnvelopeV2, type Pin } from '../envelope/v2/index.ts';
import { createKeyServerV2 } from '../testing/index.ts';
import { breakNext, createTestWorld, pathsOf, quickDialect, type TestWorld } from '../testing/test-world.ts';

/** A client that pins the keys of its server, or others. */
async function createPinnedWorld(
  pinsOf = ({ server }: TestWorld): readonly Pin[] => server.keysV2.pins,
): Promise<TestWorld> {
  let stored: number | undefined;
  const mark = { read: async () => stored, write: async (version: number) => void (stored = version) };
  const world: TestWorld = await createTestWorld({
    envelope: () => createEnvelopeV2({ pins: pinsOf(world), mark }),
  });
  return world;
}

describe('a client with envelope version 2', () => {
  it('exchanges keys in one request, and makes its calls side by side', async () => {
    const { client, server } = await createPinnedWorld();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.order.pageQuery()));
    expect(answers).toEqual(answers.map(() => ['one']));
    expect(pathsOf(server).filter((path) => path.startsWith('/gw'))).toEqual(['/gw/p3']);
  });

  it('seals a read again when it sends it again, because no number counts twice', async () => {
    const world = await createPinnedWorld();
    breakNext(world, '/order/pageQuery', 1, 503);
    expect(await world.client.order.pageQuery()).toEqual(['one']);
    breakNext(world, '/order/pageQuery', 1);
    expect(await world.client.order.pageQuery()).toEqual(['one']);
    expect(world.server.calls).toHaveLength(2);
  });

  it('proves the call of a form, and opens its answer', async () => {
    const { client, server, user } = await createPinnedWorld();
    user.token = 'tok';
    const file = new Blob(['picture']);
    expect(await client.user.upload({ fileType: 'IMG', file })).toBe('file-1');
    expect(server.calls[0]?.headers).toHaveProperty('s2');
    expect(await client.user.uploadSealed({ fileBase64: 'AAAA' })).toBe('file-2');
  });

  it('agrees on new keys when the server has lost them, and sends the call again', async () => {
    const { client, server } = await createPinnedWorld();
    await client.order.pageQuery();
    server.keysV2.forget();
    expect(await client.order.pageQuery()).toEqual(['one']);
  });

  it('takes no answer to another call: money is unknown then, never done', async () => {
    const { client, server, decisions } = await createPinnedWorld();
    await client.connect();
    // Somebody on the way holds the first answer back and gives it to the second call.
    let kept: Buffer | undefined;
    server.intercept((request, response) => {
      if (!request.url?.endsWith('/transferTo')) return false;
      const end = response.end.bind(response);
      response.end = ((body: string) => {
        kept ??= Buffer.from(body);
        return end(kept);
      }) as typeof response.end;
      return false;
    });
    await client.transfer.transferTo({ amount: '1.00', reqNo: 'r1' });
    await expect(client.transfer.transferTo({ amount: '9.00', reqNo: 'r2' })).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(decisions).toMatchObject([{ kind: 'unknown' }]);
  });

  it('asks the app to load its pins again, but not for ever', async () => {
    const stale = createKeyServerV2().pins;
    const { client, decisions, server } = await createPinnedWorld(() => stale);
    const call = () => client.safe.order.pageQuery();
    for (let round = 0; round <= quickDialect.keyResets.limit; round++)
      expect(await call()).toMatchObject({ ok: false });
    expect(decisions.map(({ kind }) => kind)).toEqual(['rekey', 'rekey', 'network']);
    expect(server.calls).toHaveLength(0);
  });

  it('sends nothing when its server seems to know no version 2', async () => {
    const world = await createPinnedWorld();
    breakNext(world, '/gw/p3', 9, 404);
    expect(await world.client.safe.order.pageQuery()).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(pathsOf(world.server)).toEqual(['/gw/p3']);
  });
});
