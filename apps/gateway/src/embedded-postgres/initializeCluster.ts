import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { appendDurably, renameDurably, replaceDurably } from './durably.ts';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { execute, type Site } from './Site.ts';

/** Where the password for a loopback port is kept. */
export function passwordFile({ folder }: Site): string {
  return join(folder, 'password');
}

/**
 * Makes the cluster if there is none. Builds it under another name first: an interrupted initdb leaves nothing that
 * looks like a database.
 */
export async function initializeCluster(site: Site, onBegin: () => void): Promise<void> {
  const exists = await stat(join(site.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const others = await readdir(site.cluster).catch(() => []);
  if (others.length > 0)
    throw new EmbeddedServerError(
      `${site.cluster} has files, and is no database of a PostgreSQL server. Move them away, or restore the folder as a whole.`,
    );
  onBegin();
  const leftovers = (await readdir(site.folder)).filter((name) => name.startsWith('cluster.'));
  await Promise.all(leftovers.map((name) => rm(join(site.folder, name), { recursive: true })));
  const draft = join(site.folder, `cluster.${process.pid}`);
  const file = passwordFile(site);
  await replaceDurably(file, randomBytes(24).toString('base64url'), site.user);
  await execute(site, site.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${site.name}`,
    '--encoding=UTF8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${file}`,
    '--no-instructions',
  ]);
  await appendDurably(join(draft, 'postgresql.conf'), `\ninclude = '../server.conf'\n`);
  await renameDurably(draft, site.cluster);
}
