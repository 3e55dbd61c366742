import type { contract, DeviceRecord, GeoPosition } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql } from '../../db/index.ts';

/** The device of a session, as its member's row of it. */
const ownDevice = (tokenHash: Buffer): Sql => sql`(
  select member_id, device_id from session where token_hash = ${tokenHash})`;

/** The name of a system with its version: `Android 15`. */
const systemOf = ({ OS, OSVersion }: DeviceRecord): string => `${OS} ${OSVersion}`.trim();

/** The device of a session, and the login that opened it: the last one on this device. */
const loginOf = (device: Sql): Sql => sql`
  l.id = (
    select max(o.id) from login_log o
    where (o.member_id, o.device_id) = (select member_id, device_id from ${device}) and o.result = 'opened')`;

export const deviceRecord: Handler<typeof contract.user.deviceRecord> = async ({ record }, { db, session }) => {
  const { geoPosition = null, ...own } = record;
  // A place that comes without the member's word is not stored.
  const device = await db.maybe<{ keepsPlace: boolean }>(sql`
    with device as (
      update member_device d set record = ${JSON.stringify(own)}::jsonb,
        latitude = case when d.keeps_place then coalesce(p.latitude, d.latitude) end,
        longitude = case when d.keeps_place then coalesce(p.longitude, d.longitude) end,
        place_at = case when d.keeps_place then case when p.latitude is null then d.place_at else app_now() end end
      from ${placeOf(geoPosition)} p
      where (d.member_id, d.device_id) = ${ownDevice(session.tokenHash)}
      returning d.member_id, d.device_id, d.keeps_place, p.latitude, p.longitude
    ), login as (
      update login_log l set device_type = ${own.deviceType}, system = ${systemOf(record)},
        latitude = case when d.keeps_place then coalesce(d.latitude, l.latitude) end,
        longitude = case when d.keeps_place then coalesce(d.longitude, l.longitude) end
      from device d where ${loginOf(sql`device`)}
    )
    select keeps_place as "keepsPlace" from device`);
  return { keepsPlace: device?.keepsPlace ?? false };
};

export const devicePlace: Handler<typeof contract.user.devicePlace> = async (input, { db, session }) => {
  const place = input.on ? input.geoPosition : null;
  const device = await db.maybe(sql`
    with device as (
      update member_device d set keeps_place = ${input.on}, latitude = p.latitude, longitude = p.longitude,
        place_at = case when ${input.on} then app_now() end
      from ${placeOf(place)} p
      where (d.member_id, d.device_id) = ${ownDevice(session.tokenHash)}
      returning d.member_id, d.device_id, p.latitude, p.longitude
    ), login as (
      update login_log l set latitude = d.latitude, longitude = d.longitude
      from device d
      where l.member_id = d.member_id and l.device_id = d.device_id
        and (d.latitude is null or ${loginOf(sql`device`)})
    )
    select 1 from device`);
  if (!device) throw new ApiFailure('DEVICE_NOT_FOUND');
  return true;
};

/** A place as one row, rounded: nobody needs to know in which street a login was. */
const placeOf = (place: GeoPosition | null): Sql => sql`(
  select round(${place ? String(place.latitude) : null}::numeric, 1) as latitude,
    round(${place ? String(place.longitude) : null}::numeric, 1) as longitude)`;
