import { createHmac } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type { Config } from '../config/index.ts';
import type { NewPassword } from './NewPassword.ts';

/** Hashes and checks secrets with argon2id (RFC 9106), a few at a time, off the event loop. */
export interface PasswordHasher {
  hashPassword(password: NewPassword): Promise<string>;
  /** Without a stored hash it takes as long and returns false, so that time does not show whether an account exists. */
  verifyPassword(stored: string | null | undefined, password: string): Promise<boolean>;
  /** There are only a million payment passwords, so a pepper from outside the database goes in before argon2. */
  hashPaymentPassword(password: string): Promise<string>;
  verifyPaymentPassword(stored: string, password: string): Promise<boolean>;
}

/** Too many secrets wait for a hash already. Nothing was done. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}

/** Hashed at the same cost as real passwords, and compared where there is no account. */
const NOBODY = 'a password that belongs to nobody';

/** @param work what hashes and compares; tests count its calls */
export async function createPasswordHasher(
  { policy, secrets }: Pick<Config, 'policy' | 'secrets'>,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<PasswordHasher> {
  const queue = createQueue(policy.hashing.running, policy.hashing.waiting);
  const hashText = (text: string) => queue(() => hash(text, policy.argon2));
  const verifyText = (stored: string, text: string) => queue(() => verify(stored, text));
  const pepper = (pin: string) => createHmac('sha256', secrets.pepper).update(pin).digest('base64');
  const dummy = await hash(NOBODY, policy.argon2);
  return {
    hashPassword: (password) => hashText(password.normalize('NFC')),
    verifyPassword: async (stored, password) =>
      (await verifyText(stored ?? dummy, password.normalize('NFC'))) && typeof stored === 'string',
    hashPaymentPassword: (password) => hashText(pepper(password)),
    verifyPaymentPassword: (stored, password) => verifyText(stored, pepper(password)),
  };
}

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a number of jobs at a time. With too many waiting it refuses new ones instead of making everybody wait. */
function createQueue(running: number, waiting: number): Queue {
  let busy = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (busy >= running) {
      if (line.length >= waiting) throw new HasherBusy();
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      // Give the place to the next job, or free it.
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
