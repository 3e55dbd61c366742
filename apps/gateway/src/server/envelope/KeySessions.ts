import { createHash } from 'node:crypto';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Device } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import type { Services } from '../../call/Services.ts';
import { spend } from '../../people/costs/costs.ts';
import { fromNow, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';

/** Versions of the envelope that the gateway speaks. */
export type EnvelopeVersion = 1 | 2;

/** The keys of one key session. */
export interface KeySession {
  readonly id: Buffer;
  readonly version: EnvelopeVersion;
  /** Version 1: the AES key. Version 2: the key of requests, then that of responses. */
  readonly key: Buffer;
}

/** A device that asks for a key, and from where. */
export interface KeyHolder {
  readonly device: Device;
  readonly ip: string;
}

/** Keys by device and key session. Keys never change, so a process may remember them. */
export interface KeySessions {
  /**
   * Stores a key.
   * @returns whether it is stored. It is not when this session already has one, because an attacker may know the
   * session's id, nor when the device has used version 2 and this is version 1, nor when too many devices of its network
   * are new
   */
  create(holder: KeyHolder, version: EnvelopeVersion, key: Buffer): Promise<boolean>;
  find(device: Device): Promise<KeySession | undefined>;
}

interface Remembered extends KeySession {
  readonly until: number;
}

/** A device that moves on to version 2 loses its older keys in the database. No process remembers them longer than this. */
const OLDER_REMEMBERED = 10 * 60_000;

export function createKeySessions({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): KeySessions {
  const { secrets, policy } = config;
  const remembered = new Map<string, Remembered>();

  const remember = (session: KeySession, milliseconds: number): KeySession => {
    const longest = session.version === 1 ? Math.min(milliseconds, OLDER_REMEMBERED) : milliseconds;
    remembered.set(session.id.toString('base64'), { ...session, until: performance.now() + longest });
    if (remembered.size > policy.keySession.cached) {
      const oldest = remembered.keys().next();
      if (!oldest.done) remembered.delete(oldest.value);
    }
    return session;
  };

  /** Devices that were here before, or that a member has signed in on, count for no network: strangers cannot shut them out. */
  const isKnown = async ({ id }: Device): Promise<boolean> => {
    const { known } = await db.one<{ known: boolean }>(sql`
      select exists (select from envelope_device where device_id = ${id}::uuid)
        or exists (select from member_device where device_id = ${id}::uuid) as known`);
    return known;
  };

  const mayBegin = async (ip: string): Promise<boolean> => {
    try {
      await spend({ db, config, log }, { kind: 'newDevice', who: { network: networkOf(ip) } });
      return true;
    } catch (error) {
      if (error instanceof ApiFailure) return false;
      throw error;
    }
  };

  return {
    async create({ device, ip }, version, key) {
      const id = idOf(device);
      const { lifetime } = policy.keySession;
      if (!(await isKnown(device)) && !(await mayBegin(ip))) return false;
      const made = await db.maybe(sql`
        insert into key_session (id, version, device_id, wrapped_key, expires_at)
        select ${id}, ${version}::smallint, ${device.id}::uuid, ${sealBytes(secrets.masterKey, key, purposeOf(id))}, ${fromNow(lifetime)}
        where ${version}::smallint > 1 or not exists (select from envelope_device where device_id = ${device.id}::uuid)
        on conflict (id) do nothing returning 1`);
      if (made) remember({ id, version, key }, lifetime);
      return made !== undefined;
    },

    async find(device) {
      const id = idOf(device);
      const known = remembered.get(id.toString('base64'));
      if (known && known.until > performance.now()) return known;
      const row = await db.maybe<{ version: EnvelopeVersion; wrapped_key: Buffer; left: bigint }>(sql`
        select version, wrapped_key, (extract(epoch from expires_at - app_now()) * 1000)::bigint as left
        from key_session where id = ${id} and expires_at > app_now() and version = any(${policy.keySession.versions}::int[])`);
      if (!row) {
        remembered.delete(id.toString('base64'));
        return undefined;
      }
      const key = openBytes(secrets.masterKey, row.wrapped_key, purposeOf(id));
      return remember({ id, version: row.version, key }, Number(row.left));
    },
  };
}

/** Bound to the device too: another device that learns a session's id finds nothing under it. */
function idOf({ fingerprint, id, keySession }: Device): Buffer {
  return createHash('sha256').update(`${fingerprint}\n${id}\n${keySession}`).digest();
}

const purposeOf = (id: Buffer): string => `key session ${id.toString('hex')}`;
