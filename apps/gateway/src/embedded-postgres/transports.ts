import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { handOver } from './serverUser.ts';
import type { Site } from './Site.ts';

/** `sun_path` holds 103 bytes on macOS and 107 on Linux. */
const MAX_SOCKET_PATH = 103;
/** Named by the server after its port, which a socket alone does not use. */
export const SOCKET_FILE = '.s.PGSQL.5432';

/**
 * The folder of the socket: beside the data, or in the temporary folder when that path is too long for a socket.
 * @throws {EmbeddedServerError} when someone else has made the folder
 */
export async function socketFolder({ folder, user, name }: Pick<Site, 'folder' | 'user' | 'name'>): Promise<string> {
  const beside = join(folder, 'run');
  const isShort = Buffer.byteLength(join(beside, SOCKET_FILE)) <= MAX_SOCKET_PATH;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = isShort ? beside : join(tmpdir(), `${name}-${hash}`);
  const owner = user?.uid ?? process.getuid?.();
  await mkdir(path, { mode: 0o700 }).then(
    () => handOver(path, user),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const found = await lstat(path);
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return path;
  throw new EmbeddedServerError(
    `${path} is not a private folder of the server's user. Remove it, or choose a shorter data folder.`,
  );
}

/** An address by socket. The user is also the superuser of the cluster. */
export function socketUrl(user: string, socketDir: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

/** An address by loopback port. */
export function loopbackUrl(user: string, port: number, password: string, database: string): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Whether nobody listens on a port at this moment. */
export function isPortFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

/** Listens for an instant. @returns the port, which the system chooses for 0 */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
