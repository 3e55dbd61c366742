import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably } from './durably.ts';
import type { Site } from './Site.ts';
import { isServerUsed } from './tickets.ts';
import { freePort, isPortFree } from './transports.ts';

/**
 * Writes what the server reads beside its own configuration. fsync, full_page_writes and synchronous_commit stay on: an
 * acknowledged transfer survives a power cut.
 */
export async function writeSettings(site: Site, socketDir: string | undefined): Promise<void> {
  const file = join(site.folder, 'server.conf');
  const before = await readFile(file, 'utf8').catch(() => '');
  const place =
    socketDir !== undefined
      ? [`listen_addresses = ''`, `unix_socket_directories = '${quote(socketDir)}'`, 'unix_socket_permissions = 0700']
      : [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, `port = ${await choosePort(site, before)}`];
  const settings = [
    ...place,
    'max_connections = 200',
    `timezone = 'UTC'`,
    `lc_messages = 'C'`,
    'jit = off',
    'max_wal_size = 1GB',
  ];
  const text = `# Written at every start.\n${settings.join('\n')}\n`;
  if (text !== before) await replaceDurably(file, text, site.user);
}

/** The port of last time as long as anybody looks for the server there; else also one that no stranger has taken. */
async function choosePort(site: Site, before: string): Promise<number> {
  const last = Number(/^port = (\d+)$/m.exec(before)?.[1] ?? 0);
  const keepsLast = last > 0 && ((await isServerUsed(site)) || (await isPortFree(last)));
  return keepsLast ? last : await freePort();
}

function quote(value: string): string {
  return value.replaceAll("'", "''");
}
