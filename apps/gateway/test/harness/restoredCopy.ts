import pg from 'pg';
import { createDb } from '../../src/db/index.ts';
import { closeServices, createServices } from '../../src/server/createServices.ts';
import type { TestGateway } from './testGateway.ts';

let copies = 0;

/**
 * Copies a database as it is now, as a dump that somebody restores later, and opens it with the keys and networks of the
 * gateway that it is of.
 */
export async function copyOf({ url, services }: TestGateway): Promise<TestGateway> {
  const from = new URL(url).pathname.slice(1);
  const name = `${from}_copy${(copies += 1)}`;
  const place = new URL(url);
  place.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: place.href });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
  await admin.query(`create database ${name} template ${from}`);
  place.pathname = `/${name}`;
  const db = createDb({ url: place.href, max: 4 });
  const restored = await createServices(services.config, { db, isUp: () => true }, services.log);
  const close = async () => {
    await closeServices(restored);
    await db.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { db, url: place.href, services: restored, close } as TestGateway;
}
