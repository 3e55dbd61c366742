import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainSeedFrom } from './chainSeedFrom.ts';
import type { Secrets } from './Config.ts';
import { documentKeyFrom } from './documentKeyFrom.ts';
import { StartError } from './StartError.ts';

const FILE = 'secrets.json';
const SECRET_BYTES = 32;

/**
 * Reads the sandbox's secrets from its data folder, or makes them at the first start. Processes that start together agree
 * on one file: it appears complete, and only once.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, FILE);
  return read(file) ?? create(file) ?? fail(file);
}

interface Stored {
  readonly pepper: string;
  readonly masterKey: string;
  readonly documentKeys?: readonly string[];
  readonly chainSeed?: string;
}

function read(file: string): Secrets | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    const masterKey = Buffer.from(stored.masterKey, 'base64');
    const { chainSeed } = stored;
    const [current, ...older] = (stored.documentKeys ?? []).map((key) => Buffer.from(key, 'base64'));
    return {
      pepper: Buffer.from(stored.pepper, 'base64'),
      masterKey,
      // A file from before the first document has none.
      documentKeys: [current ?? documentKeyFrom(masterKey), ...older],
      // A file from before the first network has none.
      chainSeed: chainSeed === undefined ? chainSeedFrom(masterKey) : Buffer.from(chainSeed, 'base64'),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${file} is not readable. Without it the stored payment passwords cannot be checked.`, {
      cause: error,
    });
  }
}

function create(file: string): Secrets | undefined {
  makeFolder(join(file, '..'));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const secret = () => randomBytes(SECRET_BYTES).toString('base64');
  const text = `${JSON.stringify({ pepper: secret(), masterKey: secret(), documentKeys: [secret()], chainSeed: secret() }, null, 2)}\n`;
  // The file is on the disk before anything is encrypted with it.
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return read(file);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be made (${String((error as NodeJS.ErrnoException).code)}). Set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

function fail(file: string): never {
  throw new StartError(`${file} disappeared while the gateway was reading it. Start again.`);
}
