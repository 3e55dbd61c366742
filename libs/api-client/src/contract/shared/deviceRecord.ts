import * as v from 'valibot';
import { DEVICE_ORIENTATIONS, DEVICE_TYPES } from '../../constants/devices.ts';
import { plainText } from './plainText.ts';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** A place on the earth in degrees. The wallet rounds it to one decimal place, about 11 km. */
export const geoPosition = v.strictObject({ latitude: degrees(90), longitude: degrees(180) });

/** A place on the earth in degrees; south and west are negative. */
export type GeoPosition = v.InferOutput<typeof geoPosition>;

/**
 * The device as it describes itself (product specification, section 3, with its spelling). Its UUID, its fingerprint, its
 * name and the domain travel with every call.
 */
export const deviceRecord = v.strictObject({
  deviceType: v.picklist(DEVICE_TYPES),
  OS: plainText(40),
  OSVersion: plainText(40),
  screenHeight: pixels,
  screenWidth: pixels,
  language: plainText(40),
  netWork: plainText(20),
  orientation: v.picklist(DEVICE_ORIENTATIONS),
  browserInfo: plainText(80),
  userAgent: plainText(400),
  /** Only after the member has agreed on this device. */
  geoPosition: v.optional(geoPosition),
  /** In the device's own time. */
  date: v.pipe(v.string(), v.regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/)),
});

/** The device as it describes itself. `date` is `YYYY/MM/DD HH:mm:ss` in its own time. */
export type DeviceRecord = v.InferOutput<typeof deviceRecord>;

/** A telephone; the contract's example. */
export const DEVICE_RECORD_EXAMPLE: DeviceRecord = {
  deviceType: 'phone',
  OS: 'Android',
  OSVersion: '15',
  screenHeight: 844,
  screenWidth: 390,
  language: 'zh-HK',
  netWork: '4g',
  orientation: 'portrait',
  browserInfo: 'Chrome 148.0.0.0',
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K)',
  date: '2026/11/27 18:30:00',
};
