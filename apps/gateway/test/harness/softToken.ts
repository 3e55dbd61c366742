import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secp256k1 } from '@noble/curves/secp256k1.js';

const LIBRARIES = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so'];
const library = LIBRARIES.find((path) => existsSync(path)) ?? '';
const TOKEN = 'house';
const PIN = '73571';

/** Whether this machine has SoftHSM 2 and the package that talks to it. */
export const HAS_SOFT_TOKEN =
  library !== '' && spawnSync('softhsm2-util', ['--version']).status === 0 && canLoad('pkcs11js');

function canLoad(name: string): boolean {
  try {
    createRequire(import.meta.url)(name);
    return true;
  } catch {
    return false;
  }
}

/** A token of SoftHSM 2 in a folder of its own. */
export interface SoftToken {
  /** The settings of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Puts a key of secp256k1 into it. */
  put(label: string, key: Buffer): void;
  /** Puts a key of another curve into it. */
  putOther(label: string): void;
  remove(): void;
}

/** Makes a token with a PIN and no keys. */
export function makeSoftToken(): SoftToken {
  const folder = mkdtempSync(join(tmpdir(), 'ezh-'));
  const conf = join(folder, 'softhsm2.conf');
  mkdirSync(join(folder, 'tokens'));
  writeFileSync(
    conf,
    `directories.tokendir = ${join(folder, 'tokens')}\nobjectstore.backend = file\nlog.level = ERROR\n`,
  );
  const run = (...args: string[]) =>
    execFileSync('softhsm2-util', args, { env: { ...process.env, SOFTHSM2_CONF: conf }, stdio: 'pipe' });
  run('--init-token', '--free', '--label', TOKEN, '--so-pin', '12345678', '--pin', PIN);
  let id = 0;
  const put = (label: string, key: KeyObject) => {
    const file = join(folder, 'key.pem');
    writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const name = ['--label', label, '--id', String((id += 1)).padStart(2, '0')];
    run('--import', file, '--token', TOKEN, '--pin', PIN, ...name);
    rmSync(file);
  };
  return {
    env: { SOFTHSM2_CONF: conf, PKCS11_LIBRARY: library, PKCS11_TOKEN: TOKEN, PKCS11_PIN: PIN },
    put(label, key) {
      const [, x, y] = [0, 1, 33].map((from) =>
        Buffer.from(secp256k1.getPublicKey(key, false).subarray(from, from + 32)).toString('base64url'),
      );
      const d = key.toString('base64url');
      put(label, createPrivateKey({ key: { kty: 'EC', crv: 'secp256k1', x: x ?? '', y: y ?? '', d }, format: 'jwk' }));
    },
    putOther: (label) => put(label, generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
