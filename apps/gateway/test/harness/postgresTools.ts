import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NEEDED = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup', 'pg_verifybackup', 'pg_dump', 'psql'];
const DEBIAN = '/usr/lib/postgresql';

/** The folder with all tools of one installation of PostgreSQL; undefined where none is whole. */
export function findPostgresTools(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...versions, ...(process.env['PATH'] ?? '').split(delimiter)].find((folder) =>
    NEEDED.every((tool) => existsSync(join(folder, tool))),
  );
}

/** The user that a server runs as: itself refuses root. */
export const SERVER_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A server with an archive of its log. */
export interface ArchivingServer {
  readonly url: string;
  readonly cluster: string;
  readonly archive: string;
  readonly backups: string;
  /** Asks the server one question. */
  ask(question: string): string;
  stop(): void;
}

/** Starts one by the tools of a folder, below a folder that everybody may enter. */
export function startArchivingServer(tools: string, below: string, port: number): ArchivingServer {
  const [cluster, archive, backups] = ['cluster', 'archive', 'backups'].map((name) => join(below, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [archive, backups]) mkdirSync(folder);
  const { uid, gid } = SERVER_USER as { uid?: number; gid?: number };
  if (uid !== undefined && gid !== undefined)
    for (const folder of [below, archive, backups]) chownSync(folder, uid, gid);
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(join(tools, tool), args, { ...SERVER_USER, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('initdb', '--pgdata', cluster, '--username=ezwallet', '--auth=trust');
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nwal_level = replica\narchive_mode = on\n` +
      `archive_timeout = 60\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  );
  const url = `postgresql://ezwallet@127.0.0.1:${port}/ezwallet`;
  const ask = (question: string) => run('psql', '-At', '-d', url, '-c', question).trim();
  execFileSync(join(tools, 'pg_ctl'), ['start', '--wait', '--pgdata', cluster, '--log', join(backups, 'server.log')], {
    ...SERVER_USER,
    stdio: 'ignore',
  });
  run('psql', '-d', url.replace(/ezwallet$/, 'postgres'), '-c', 'create database ezwallet');
  return {
    url,
    cluster,
    archive,
    backups,
    ask,
    stop: () => void run('pg_ctl', 'stop', '--mode=immediate', '--pgdata', cluster),
  };
}
