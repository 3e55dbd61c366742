import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  createDb,
  type Db,
  type EmbeddedServer,
  findMigrations,
  migrate,
  readSchemaFiles,
  startEmbedded,
} from '../../src/db/index.ts';
import { installQueue } from '../../src/queue/queue.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** Drops the database, whoever is still connected. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** An empty database instead of a migrated one. */
  readonly empty?: boolean;
  readonly max?: number;
}

/**
 * A fresh migrated database of its own, copied from a template that is made once per state of the migrations. On the
 * server of `TEST_DATABASE_URL` when set (its user must be allowed to create databases), else on an embedded server
 * that all test processes of this checkout share, of the release in the folder `TEST_POSTGRES` when set.
 */
export async function createTestDatabase({ empty = false, max = 10 }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = await testServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const name = `ezt_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = empty ? 'template1' : await ensureTemplate(admin, server.url);
  await admin.query(`create database ${name} template ${template}`);
  const url = withDatabase(server.url, name);
  const db = createDb({ url, max, applicationName: name });
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** A checkout with other migrations has another server: its tests drop the templates that they do not know. */
const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8);

/** The shared server, for tests that make databases themselves. */
async function testServer(): Promise<Pick<EmbeddedServer, 'url' | 'stop'>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  const release = process.env['TEST_POSTGRES'] || undefined;
  // A cluster of one release starts under no other.
  const place = ['ezwallet-test', userInfo().uid, CHECKOUT, ...(release ? [versionOf(release)] : [])].join('-');
  const server = await startEmbedded({ dataDir: join(tmpdir(), place), release });
  if (!server.adopted) await forgoDurability(server.url);
  return server;
}

const versionOf = (release: string): string =>
  (createRequire(import.meta.url)(join(release, 'package.json')) as { version: string }).version;

/** Nobody needs these databases after a power cut. What the server of the product promises is tested on servers of its own. */
async function forgoDurability(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Commits stay synchronous: a vacuum right after one must see it.
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}

/** The same server, another database. */
function withDatabase(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${database}`;
  return parsed.href;
}

/** The queue's tables come with its package. */
const QUEUE_VERSION = (createRequire(import.meta.url)('graphile-worker/package.json') as { version: string }).version;

/** Advisory locks are fine here: tests run on PostgreSQL only. */
async function ensureTemplate(admin: pg.Client, serverUrl: string): Promise<string> {
  const { migrations, repeatables } = await readSchemaFiles(findMigrations());
  const parts = [QUEUE_VERSION, ...[...migrations, ...repeatables].map(({ checksum }) => checksum)];
  const state = createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
  const name = `ezt_template_${state}`;
  await admin.query(`select pg_advisory_lock(hashtext('ezt_template'))`);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const { rows: old } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'ezt_template_%'`,
    );
    for (const { datname } of old) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.query(`create database ${name}_draft`);
    const db = createDb({ url: withDatabase(serverUrl, `${name}_draft`), max: 1 });
    await migrate(db).finally(() => db.close());
    await installQueue(withDatabase(serverUrl, `${name}_draft`));
    await admin.query(`alter database ${name}_draft rename to ${name}`);
    return name;
  } finally {
    await admin.query(`select pg_advisory_unlock(hashtext('ezt_template'))`);
  }
}
