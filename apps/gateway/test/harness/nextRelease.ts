import { appendFileSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundleProcess } from './bundleProcess.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** A gateway of a release that comes after the present one. */
interface NextRelease {
  /** Its bundle, for `spawnGateway`. */
  readonly script: string;
  remove(): void;
}

/** Makes the next release: the present code, with another migration and another text of the function that moves money. */
export function makeNextRelease(): NextRelease {
  const bundle = bundleProcess('test/harness/gatewayProcess.ts');
  // Within the gateway, so that Node finds its packages from there.
  const folder = mkdtempSync(join(dirname(bundle), 'next-'));
  const migrations = join(folder, 'migrations');
  cpSync(MIGRATIONS, migrations, { recursive: true });
  writeFileSync(join(migrations, '9999_next.sql'), 'alter table member add column next_release text;\n');
  appendFileSync(join(migrations, 'functions/transfer.sql'), '\n-- As the next release has it.\n');
  mkdirSync(join(folder, 'dist'));
  const script = join(folder, 'dist', basename(bundle));
  copyFileSync(bundle, script);
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
