import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { clientKeyOf } from '../../src/server/envelope/keyExchange.ts';
import { createServerKeys, type ServerKey } from '../../src/server/envelope/serverKeys.ts';
import { keyRequest } from '../harness/TestDevice.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

const DAY = 24 * 60 * 60 * 1000;
const LIFETIMES = { rsaLifetime: 30 * DAY, rsaGrace: DAY };

const open = async () => await createServerKeys(gateway.db, gateway.services.config.secrets.masterKey, LIFETIMES, -1);
const requestFor = ({ publicDer }: ServerKey) =>
  keyRequest(
    generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey,
    createPublicKey({ key: publicDer, format: 'der', type: 'spki' }),
  );
/** As if all that happened to the keys had happened so much earlier. */
const wait = async (milliseconds: number) =>
  await gateway.db.query(sql`
    update server_key set created_at = created_at - ${milliseconds}::bigint * interval '1 millisecond',
      replaced_at = replaced_at - ${milliseconds}::bigint * interval '1 millisecond'`);
const kids = async () =>
  (await gateway.db.query<{ kid: number }>(sql`select kid::int from server_key order by kid`)).map(({ kid }) => kid);

it('the RSA key of version 1 changes, and the one before opens requests for its grace time only [S15]', async () => {
  const keys = await open();
  const [first] = await keys.valid();
  const late = requestFor(first);
  await wait(29 * DAY);
  expect((await keys.valid()).map(({ publicDer }) => publicDer)).toEqual([first.publicDer]);

  await wait(2 * DAY);
  const [given, fresh] = await keys.valid();
  // Other processes may not know the new one yet.
  expect(given.publicDer).toEqual(first.publicDer);
  expect(clientKeyOf(requestFor(fresh!), await keys.valid())).toBeDefined();
  await wait(5 * 60_000);
  const [second, before] = await keys.valid();
  expect(second.publicDer).toEqual(fresh!.publicDer);
  expect(before!.publicDer).toEqual(first.publicDer);
  expect(clientKeyOf(late, await keys.valid())).toBeDefined();

  await wait(DAY);
  expect(await keys.valid()).toHaveLength(1);
  // To the client, this is a request that does not open: it gets the new key and asks again.
  expect(clientKeyOf(late, await keys.valid())).toBeUndefined();
  await wait(30 * DAY);
  await keys.valid();
  const left = await kids();
  expect(left, 'the first key is deleted').toHaveLength(2);
});

it('several processes that find an old key make one new key [S15]', async () => {
  const processes = await Promise.all(Array.from({ length: 4 }, open));
  const newest = Math.max(...(await kids()));
  await wait(31 * DAY);
  const known = await Promise.all(processes.map(async (keys) => await keys.valid()));
  expect(Math.max(...(await kids()))).toBe(newest + 1);
  for (const keys of known) expect(clientKeyOf(requestFor(keys[0]), await processes[0]!.valid())).toBeDefined();
});
