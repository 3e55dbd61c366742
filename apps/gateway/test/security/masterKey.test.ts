import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { standForLeader } from '../../src/house/jobs/leader.ts';
import { addMerchant, addNextSecret, findMerchant } from '../../src/money/cashier/Merchant.ts';
import { findIdentity } from '../../src/people/identity/identities.ts';
import { buildApp } from '../../src/server/buildApp.ts';
import { openBytes } from '../../src/secrets/sealed-bytes.ts';
import { addAccount } from '../harness/addAccount.ts';
import { giveOtp } from '../harness/holds.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const folder = mkdtempSync(join(tmpdir(), 'ezwallet-key-'));
const file = join(folder, 'next');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('another master key seals everything again, and nothing opens with the one before', async () => {
  const { db, services } = gateway;
  const { config } = services;
  await uploadPicture(device);
  await addAccount(gateway, member);
  await giveOtp(gateway, member.id);
  const merchant = await db.tx(async (tx) => await addMerchant(tx, config, { memberId: member.id, name: 'Tea' }));
  const nextSecret = await db.tx(async (tx) => await addNextSecret(tx, config, merchant?.merchantNo ?? ''));
  const before = await findIdentity(db, config, member.id);
  const admin = await addPerson(gateway, 'Ann', ['admin']);
  const next = randomBytes(32);
  writeFileSync(file, next.toString('base64'));
  const rotate = async (to = file) => await callAs(services, admin, 'rotate master-key', [], { to });

  const leader = standForLeader(db);
  await leader.renew();
  await expect(rotate()).rejects.toThrow('A gateway runs on this database');
  await leader.resign();
  await expect(rotate(join(folder, 'none'))).rejects.toThrow('cannot be read: ENOENT');
  expect((await rotate()).text).toMatch(/^\d+ values are sealed/);

  const after = { ...config, secrets: { ...config.secrets, masterKey: next } };
  expect(await findIdentity(db, after, member.id)).toEqual(before);
  expect(await findMerchant({ db, config: after }, merchant?.merchantNo ?? '')).toMatchObject({
    secret: merchant?.secret,
    nextSecret,
  });
  // It opens the keys of exchanges, or it would not start.
  const app = await buildApp({ ...services, config: after });
  await app.close();
  await expect(buildApp(services)).rejects.toThrow('MASTER_KEY does not open');
  const { sealed } = await db.one<{ sealed: Buffer }>(sql`select sealed from identity where member_id = ${member.id}`);
  expect(() => openBytes(config.secrets.masterKey, sealed, `identity ${member.id}`)).toThrow('authenticate');
});

it('every sealed column without a key of its own is one that a rotation seals', async () => {
  const columns = await gateway.db.query<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'bytea' and c.column_name ~ '^(sealed|secret|wrapped)'
      and not exists (select from information_schema.columns k
        where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'key_id')
    order by name`);
  expect(columns.map(({ name }) => name)).toEqual([
    'envelope_key.wrapped',
    'identity.sealed',
    'key_session.wrapped_key',
    'member_otp.wrapped_secret',
    'merchant.secret',
    'merchant.secret_next',
    'pay_account.sealed',
    'server_key.wrapped',
    'stored_file.sealed',
  ]);
});
