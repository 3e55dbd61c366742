import * as v from 'valibot';
import { DEVICE_TYPES } from '../../constants/devices.ts';
import { LOGIN_METHODS, LOGIN_OUTCOMES } from '../../constants/security.ts';
import { geoPosition } from './deviceRecord.ts';
import { opaque, time } from './fields.ts';

/** A device tells this about itself after a login; null and empty before. `system` is its name with its version. */
const told = { deviceType: v.nullable(v.picklist(DEVICE_TYPES)), system: v.string() };

/** One login to the account, whoever tried. */
export const loginEntry = v.object({
  id: opaque,
  at: time,
  method: v.picklist(LOGIN_METHODS),
  result: v.picklist(LOGIN_OUTCOMES),
  deviceName: v.string(),
  ...told,
  /** Only where the member lets the device remember it. */
  place: v.nullable(geoPosition),
  /** The network of the caller's address, never the whole address. */
  network: v.string(),
  /** It came from the device that asks. */
  current: v.boolean(),
});
/** One login to the account, whoever tried. `network` is the first part of the caller's address; `at` in epoch milliseconds. */
export type LoginEntry = v.InferOutput<typeof loginEntry>;

/** A device on which the account has been signed in. */
export const accountDevice = v.object({
  deviceId: opaque,
  name: v.string(),
  ...told,
  /** Whether the member lets it remember where it is used. */
  keepsPlace: v.boolean(),
  /** Its last place, and when it was there. */
  place: v.nullable(v.object({ ...geoPosition.entries, at: time })),
  firstAt: time,
  lastAt: time,
  signedIn: v.boolean(),
  current: v.boolean(),
});
/** A device on which the account has been signed in. `current` is the one that asks; times in epoch milliseconds. */
export type AccountDevice = v.InferOutput<typeof accountDevice>;

/** A login by password; the contract's example. */
export const LOGIN_ENTRY_EXAMPLE: LoginEntry = {
  id: '815',
  at: 1_790_000_000_000,
  method: 'password',
  result: 'opened',
  deviceName: 'Android, Chrome, 148',
  deviceType: 'phone',
  system: 'Android 15',
  place: null,
  network: '203.0.113.0/24',
  current: true,
};

/** The device in use; the contract's example. */
export const ACCOUNT_DEVICE_EXAMPLE: AccountDevice = {
  deviceId: '6f1d3a52-58c6-4c0e-9d0e-6d3f4b1a2c10',
  name: 'Android, Chrome, 148',
  deviceType: 'phone',
  system: 'Android 15',
  keepsPlace: false,
  place: null,
  firstAt: 1_789_000_000_000,
  lastAt: 1_790_000_000_000,
  signedIn: true,
  current: true,
};
