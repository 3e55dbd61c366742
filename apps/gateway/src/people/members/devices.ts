import type { Device } from '../../call/CallContext.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { tokenHash } from '../../secrets/digest.ts';
import { hasLoginName } from './members.ts';
import type { LoginName } from './login-name.ts';

/**
 * An installation as one text, by its id and its fingerprint. The id alone is not enough: it may be copied from a backup or
 * a log.
 */
export function deviceKey({ id, fingerprint }: Device): string {
  return tokenHash(`${id} ${fingerprint}`).toString('base64url');
}

const fingerprintHash = ({ fingerprint }: Device): Buffer => tokenHash(fingerprint);

/** Whether the account of a login name has been signed in to on this device. No account knows no device. */
export async function knowsDevice(db: Pick<Db, 'one'>, name: LoginName, device: Device): Promise<boolean> {
  const { known } = await db.one<{ known: boolean }>(sql`
    select exists (
      select 1 from member m join member_device d on d.member_id = m.id
      where ${hasLoginName(name)} and d.device_id = ${device.id}::uuid and d.fingerprint = ${fingerprintHash(device)}
    ) as known`);
  return known;
}

/** Whether an account has been signed in to on this device, for statements that read it among other things. */
export function isDeviceOf(member: Sql, device: Device): Sql {
  return sql`exists (
    select 1 from member_device d
    where d.member_id = ${member} and d.device_id = ${device.id}::uuid and d.fingerprint = ${fingerprintHash(device)})`;
}

/** The statement that remembers that a member has signed in on a device. */
export function rememberDevice(memberId: bigint, device: Device): Sql {
  return sql`
    insert into member_device (member_id, device_id, name, user_agent, fingerprint)
    values (${memberId}, ${device.id}::uuid, ${device.name}, ${device.userAgent}, ${fingerprintHash(device)})
    on conflict (member_id, device_id) do update set last_at = app_now(), name = excluded.name,
      user_agent = excluded.user_agent, fingerprint = excluded.fingerprint`;
}
