import { createHmac } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type { Config } from '../config/index.ts';
import { type Sql, sql } from '../db/index.ts';
import { allPeppers, pepperedHash } from './digest.ts';
import type { NewPassword } from './NewPassword.ts';

/** Hashes and checks secrets with argon2id (RFC 9106), a few at a time, off the event loop. */
export interface PasswordHasher {
  hashPassword(password: NewPassword): Promise<string>;
  /** Without a stored hash it takes as long and returns false, so that time does not show whether an account exists. */
  verifyPassword(stored: string | null | undefined, password: string): Promise<boolean>;
  /** There are only a million payment passwords, so a pepper from outside the database goes in before argon2. */
  hashPaymentPassword(password: string): Promise<string>;
  verifyPaymentPassword(stored: string, password: string): Promise<boolean>;
  /** Whether a stored hash is under a pepper of before, so that the password should be hashed again. */
  isOfEarlierPepper(stored: string): boolean;
}

/** Too many secrets wait for a hash already. Nothing was done. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}

/** The name of a pepper before a hash, which says nothing about it. A hash without one is under the oldest pepper. */
const NAME = /^p[0-9a-f]{8}(?=\$)/;
const nameOf = (pepper: Buffer): string => `p${pepperedHash(pepper, 'pepper name').toString('hex').slice(0, 8)}`;

/** The condition that the stored hash of a payment password is under the present pepper of several. */
export const isUnderPepper = (column: Sql, pepper: Buffer): Sql => sql`starts_with(${column}, ${`${nameOf(pepper)}$`})`;

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
  const under = (pepper: Buffer, pin: string) => createHmac('sha256', pepper).update(pin).digest('base64');
  const peppers = allPeppers(secrets);
  // The release before the first change of a pepper reads hashes without a name.
  const name = peppers.length > 1 ? nameOf(secrets.pepper) : '';
  const pepperOf = (stored: string): Buffer | undefined => {
    const [known] = NAME.exec(stored) ?? [];
    return known === undefined ? peppers.at(-1) : peppers.find((pepper) => nameOf(pepper) === known);
  };
  const dummy = await hash(NOBODY, policy.argon2);
  return {
    hashPassword: (password) => hashText(password.normalize('NFC')),
    verifyPassword: async (stored, password) =>
      (await verifyText(stored ?? dummy, password.normalize('NFC'))) && typeof stored === 'string',
    hashPaymentPassword: async (password) => `${name}${await hashText(under(secrets.pepper, password))}`,
    async verifyPaymentPassword(stored, password) {
      const pepper = pepperOf(stored);
      if (pepper) return await verifyText(stored.replace(NAME, ''), under(pepper, password));
      await verifyText(dummy, password);
      return false;
    },
    isOfEarlierPepper: (stored) => pepperOf(stored) !== secrets.pepper,
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
