import { DEVICE_RECORD_EXAMPLE } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const HONG_KONG = { latitude: 22.31, longitude: 114.17 };
const ROUNDED = { latitude: 22.3, longitude: 114.2 };
const record = async (change: object = {}, on = device) =>
  await on.call('/exchangeUser/device/record', { record: { ...DEVICE_RECORD_EXAMPLE, ...change } });
const place = async (change: Record<string, unknown>) => (await device.call('/exchangeUser/device/place', change)).code;
const own = async () => (await device.call('/exchangeUser/device/list')).body[0];
const logins = async () =>
  (await device.call('/exchangeUser/loginLog/list', { pageNo: 1, pageSize: 20 })).body.list as object[];

it('a device tells about itself after a login, in the list of devices and at its login', async () => {
  await signIn(device, member);
  expect((await record()).body).toEqual({ keepsPlace: false });
  expect(await own()).toMatchObject({ deviceType: 'phone', system: 'Android 15', keepsPlace: false, place: null });
  expect(await logins()).toMatchObject([
    { deviceType: 'phone', system: 'Android 15', place: null },
    { deviceType: null, system: '' },
  ]);
});

it('a device tells nothing about another, and a login elsewhere stays as it is', async () => {
  const other = await signIn(gateway.device(), member);
  await record({ deviceType: 'computer', OS: 'Windows', OSVersion: '11' }, other);
  await signIn(device, member);
  const list = (await device.call('/exchangeUser/device/list')).body;
  expect(list.map(({ system }: { system: string }) => system)).toEqual(['', 'Windows 11']);
});

it('a place is stored only after the member’s word, rounded to 11 km', async () => {
  await record({ geoPosition: HONG_KONG });
  expect(await own()).toMatchObject({ place: null });
  expect(await logins()).toMatchObject([{ place: null }]);

  expect(await place({ on: true, geoPosition: HONG_KONG })).toBe('0000');
  const at = expect.any(Number) as number;
  expect(await own()).toMatchObject({ keepsPlace: true, place: { ...ROUNDED, at } });
  expect(await logins()).toMatchObject([{ place: ROUNDED }]);

  expect((await record({ geoPosition: { latitude: -33.86, longitude: 151.2 } })).body).toEqual({ keepsPlace: true });
  expect(await own()).toMatchObject({ place: { latitude: -33.9, longitude: 151.2, at } });
  // Without a position, such as where the browser gives none today, the last one stays.
  await record();
  expect(await own()).toMatchObject({ place: { latitude: -33.9, longitude: 151.2, at } });
});

it('turned off, every place of the device is gone', async () => {
  await place({ on: true, geoPosition: HONG_KONG });
  await signIn(device, member);
  await record({ geoPosition: HONG_KONG });
  expect(await place({ on: false })).toBe('0000');
  expect(await own()).toMatchObject({ keepsPlace: false, place: null });
  expect(await logins()).toMatchObject([{ place: null }, { place: null }]);
});

it.each([
  ['a place outside of the earth', { geoPosition: { latitude: 91, longitude: 0 } }],
  ['a kind that nobody knows', { deviceType: 'fridge' }],
  ['a date of another form', { date: '2026-11-27' }],
  ['a field that nobody knows', { battery: 1 }],
])('%s is refused', async (_, change) => {
  expect((await record(change)).code).toBe('ARGS_INVALID');
});

it('a device that the member has signed out remembers no place', async () => {
  await gateway.db.query(sql`delete from member_device where member_id = ${member.id}`);
  expect(await place({ on: true, geoPosition: HONG_KONG })).toBe('DEVICE_NOT_FOUND');
  expect((await record()).body).toEqual({ keepsPlace: false });
});

it('the protection of screenshots is a wish of the member', async () => {
  const wish = async () => (await device.call('/exchangeUser/getUserInfo')).body.screenshotProtection;
  expect(await wish()).toBe(false);
  await device.call('/exchangeUser/setScreenshotProtection', { on: true });
  expect(await wish()).toBe(true);
});
