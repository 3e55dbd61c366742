import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { makeStaffKey, readPrivateKey } from '../house/staff/keys.ts';
import { OperatorError } from './Command.ts';

const OWNER_READS = 0o600;
const OTHERS = 0o077;

/** Makes a key and writes its private part into a new file that only its owner reads. @returns the public part, in hex */
export function writeNewKey(file: string): string {
  const { privatePem, publicKey } = makeStaffKey();
  try {
    writeFileSync(file, privatePem, { flag: 'wx', mode: OWNER_READS });
  } catch (error) {
    throw new OperatorError(`Cannot write the key: ${(error as Error).message}`);
  }
  return publicKey.toString('hex');
}

/** Reads the key of a person. @throws {OperatorError} if there is none, or others can read it */
export function readKey(file: string): KeyObject {
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
      throw new Error(`others can read it. Run chmod 600 ${file}.`);
    return readPrivateKey(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`Cannot use the key ${file}: ${(error as Error).message}`);
  }
}
