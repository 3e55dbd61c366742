/** What a user agent tells about its device. */
export interface DeviceDescription {
  /** `OS, browser name, browser version`, as the device list shows it. */
  readonly deviceName: string;
  readonly system: 'iOS' | 'Android' | 'macOS' | 'Windows' | 'Linux' | 'Other';
}

/** The first match wins, because many browsers also name others for compatibility. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const SYSTEMS: readonly (readonly [DeviceDescription['system'], RegExp])[] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|CrOS/],
];

/**
 * Reads a user agent.
 *
 * @example
 * describeDevice(navigator.userAgent).deviceName; // 'Android, Chrome, 131.0.0.0'
 */
export function describeDevice(userAgent: string): DeviceDescription {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
  const named = /iPad/.test(userAgent) ? 'iPadOS' : system;
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return { deviceName: `${named}, ${name}, ${version}`, system };
  }
  return { deviceName: `${named}, Browser, 0`, system };
}
