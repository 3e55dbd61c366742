import { createHash, randomBytes } from 'node:crypto';
import { dialect } from '@ezwallet/api-client/envelope';
import type { Config } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import type { Device } from '../../call/CallContext.ts';
import { unwrapKey, wrapKey } from '../../secrets/key-wrap.ts';

/** AES keys by device and key session. Rows are never changed, so a process may remember them. */
export interface KeySessions {
  /** Makes a key; undefined when this session already has one, because an attacker may know the session's id. */
  create(device: Device): Promise<Buffer | undefined>;
  find(device: Device): Promise<Buffer | undefined>;
}

interface Remembered {
  readonly key: Buffer;
  readonly until: number;
}

export function createKeySessions(db: Db, { secrets, policy }: Pick<Config, 'secrets' | 'policy'>): KeySessions {
  const remembered = new Map<string, Remembered>();

  const remember = (id: Buffer, key: Buffer, milliseconds: number): Buffer => {
    remembered.set(id.toString('base64'), { key, until: performance.now() + milliseconds });
    if (remembered.size > policy.keySession.cached) {
      const oldest = remembered.keys().next();
      if (!oldest.done) remembered.delete(oldest.value);
    }
    return key;
  };

  return {
    async create(device) {
      const id = idOf(device);
      // Base64 text, because some clients decode RSA plaintext as UTF-8, which breaks a binary key.
      const key = Buffer.from(randomBytes(dialect.aes.keyBytes));
      const { lifetime } = policy.keySession;
      const made = await db.maybe(sql`
        insert into key_session (id, wrapped_key, expires_at)
        values (${id}, ${wrapKey(secrets.masterKey, key, purposeOf(id))}, ${fromNow(lifetime)})
        on conflict (id) do nothing returning 1`);
      return made ? remember(id, key, lifetime) : undefined;
    },

    async find(device) {
      const id = idOf(device);
      const known = remembered.get(id.toString('base64'));
      if (known && known.until > performance.now()) return known.key;
      const row = await db.maybe<{ wrapped_key: Buffer; left: bigint }>(sql`
        select wrapped_key, (extract(epoch from expires_at - app_now()) * 1000)::bigint as left
        from key_session where id = ${id} and expires_at > app_now()`);
      return row && remember(id, unwrapKey(secrets.masterKey, row.wrapped_key, purposeOf(id)), Number(row.left));
    },
  };
}

/** Bound to the device too: another device that learns a session's id finds nothing under it. */
function idOf({ fingerprint, id, keySession }: Device): Buffer {
  return createHash('sha256').update(`${fingerprint}\n${id}\n${keySession}`).digest();
}

const purposeOf = (id: Buffer): string => `key session ${id.toString('hex')}`;
