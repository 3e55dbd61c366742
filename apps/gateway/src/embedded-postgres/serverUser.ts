import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedServerError } from './EmbeddedServerError.ts';

/** The user the server runs as, when the gateway itself runs as root; PostgreSQL refuses root. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Chosen after a user of the server's own name. */
const COMMON = ['postgres', 'nobody'] as const;

/**
 * Chooses the unprivileged user, or undefined where the gateway is not root. An existing cluster keeps its owner.
 * @throws {EmbeddedServerError} when root has nobody to hand over to
 */
export async function findServerUser(cluster: string, preferred: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  const owner = await stat(cluster).catch(() => undefined);
  const user =
    users.find(({ uid }) => uid !== 0 && uid === owner?.uid) ??
    [preferred, ...COMMON]
      .map((name) => users.find((candidate) => candidate.name === name))
      .find((found) => found && found.uid !== 0);
  if (user) return user;
  throw new EmbeddedServerError(
    'PostgreSQL refuses to run as root and this system has no user `postgres` or `nobody`. Start as an ordinary user.',
  );
}

function parsePasswd(text: string): ServerUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** The first folder on the way to `path`, itself included, that the user may not enter; judged by mode bits alone. */
export async function findBarrier(path: string, user: ServerUser): Promise<string | undefined> {
  const above = dirname(path);
  const barrier = above === path ? undefined : await findBarrier(above, user);
  if (barrier) return barrier;
  const { mode, uid, gid } = await stat(path);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) === 0 ? path : undefined;
}

/** Hands a folder, or with `recursive` all below it, to the user. */
export async function handOver(path: string, user: ServerUser | undefined, { recursive = false } = {}): Promise<void> {
  if (!user) return;
  await chown(path, user.uid, user.gid);
  if (!recursive) return;
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), user.uid, user.gid);
}
