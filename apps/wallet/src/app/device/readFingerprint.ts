/** Traits of a device that stay the same between visits, updates and places. */
interface DeviceTraits {
  readonly platform: string;
  readonly maxTouchPoints: number;
  readonly hardwareConcurrency: number;
  readonly deviceMemory: number;
  readonly colorDepth: number;
  readonly pixelRatio: number;
  readonly longSide: number;
  readonly shortSide: number;
}

function readTraits({ navigator, screen, devicePixelRatio }: Window): DeviceTraits {
  return {
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    hardwareConcurrency: navigator.hardwareConcurrency,
    deviceMemory: (navigator as { deviceMemory?: number }).deviceMemory ?? 0,
    colorDepth: screen.colorDepth,
    pixelRatio: devicePixelRatio,
    longSide: Math.max(screen.width, screen.height),
    shortSide: Math.min(screen.width, screen.height),
  };
}

/** The device's fingerprint: SHA-256 of its traits and its id, as 64 hexadecimal digits. */
export async function readFingerprint(deviceId: string, view: Window = window): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([deviceId, readTraits(view)]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
