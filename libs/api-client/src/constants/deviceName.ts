/** A name that the wallet gives: system, browser and, for devices, its version. */
const OURS = /^(iOS|iPadOS|Android|macOS|Windows|Linux), ([^,]+)(?:, [\d.]+)?$/;

/** What people call a device with such a system, where it is another word. */
const DEVICES: Readonly<Record<string, string>> = { iOS: 'iPhone', iPadOS: 'iPad', macOS: 'Mac' };

/** What stands for a browser that nobody knows. */
const NO_BROWSER = 'Browser';

/** A device as people call it. */
export interface NamedDevice {
  readonly device: string;
  /** Absent where nobody knows it. */
  readonly browser?: string;
}

/**
 * Reads the `deviceName` of a call, as the wallet sends it. Undefined for a name that somebody else gave.
 *
 * @example readDeviceName('Linux, Chrome, 131.0.0.0') // { device: 'Linux', browser: 'Chrome' }
 * @example readDeviceName('iOS, Safari, 17.4') // { device: 'iPhone', browser: 'Safari' }
 */
export function readDeviceName(name: string): NamedDevice | undefined {
  const [, system, browser] = OURS.exec(name) ?? [];
  if (system === undefined || browser === undefined) return undefined;
  const device = DEVICES[system] ?? system;
  return browser === NO_BROWSER ? { device } : { device, browser };
}
