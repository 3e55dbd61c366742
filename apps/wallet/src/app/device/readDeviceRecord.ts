import type { DeviceRecord, DeviceType } from '@ezwallet/api-client/contract';
import { describeDevice } from './describeDevice.ts';

/** Facts that browsers tell beyond the standard types (User-Agent Client Hints; Network Information API). */
interface ToldMore {
  readonly userAgentData?: {
    getHighEntropyValues(hints: readonly string[]): Promise<{ readonly platformVersion?: string }>;
  };
  readonly connection?: { readonly type?: string; readonly effectiveType?: string };
}

/** The part of a page from which a device is read. */
export interface DeviceView {
  readonly navigator: Pick<Navigator, 'userAgent' | 'language' | 'maxTouchPoints' | 'onLine'> & ToldMore;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  matchMedia(query: string): Pick<MediaQueryList, 'matches'>;
}

/** The version of a system in a user agent. Chrome writes a fixed one for Android, Windows and macOS. */
const VERSION = /(?:iPhone OS|CPU OS|Android|Windows NT|Mac OS X) ([\d._]+)/;

/** Windows 11 is 13 and newer in the hints; the user agent calls both 10. */
const WINDOWS_11 = 13;

/** A computer whose screen takes several fingers is an iPad, which calls itself a Mac. */
function typeOf(userAgent: string, touchPoints: number): DeviceType {
  if (/iPad|Android(?!.*Mobile)|Tablet/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone';
  return /Mac OS X/.test(userAgent) && touchPoints > 1 ? 'tablet' : 'computer';
}

async function versionOf({ userAgent, userAgentData }: DeviceView['navigator'], system: string): Promise<string> {
  const written = (VERSION.exec(userAgent)?.[1] ?? '').replaceAll('_', '.');
  const hints = await userAgentData?.getHighEntropyValues(['platformVersion']).catch(() => undefined);
  const version = hints?.platformVersion ?? '';
  if (system === 'Windows') {
    if (version === '') return written === '10.0' ? '10' : written;
    return Number.parseInt(version, 10) >= WINDOWS_11 ? '11' : '10';
  }
  // The hint of Linux is that of the kernel, which people do not know.
  return system === 'Linux' ? '' : version.replace(/(?:\.0)+$/, '') || written;
}

const two = (part: number) => String(part).padStart(2, '0');

/** A moment in the device's own time, as the product specification writes it: `YYYY/MM/DD HH:mm:ss`. */
function dateText(now: Date): string {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('/');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** Reads how the device describes itself; nothing that it would have to ask the person for. */
export async function readDeviceRecord(view: DeviceView, now = new Date()): Promise<DeviceRecord> {
  const { navigator, screen } = view;
  const { userAgent, language, maxTouchPoints, connection, onLine } = navigator;
  const [named = '', browser = '', version = ''] = describeDevice(userAgent).deviceName.split(', ');
  const deviceType = typeOf(userAgent, maxTouchPoints);
  const OS = named === 'macOS' && deviceType === 'tablet' ? 'iPadOS' : named;
  return {
    deviceType,
    OS,
    OSVersion: (await versionOf(navigator, OS)).slice(0, 40),
    screenHeight: Math.round(screen.height),
    screenWidth: Math.round(screen.width),
    language: language.slice(0, 40),
    netWork: connection?.type ?? connection?.effectiveType ?? (onLine ? 'online' : 'offline'),
    orientation: view.matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait',
    browserInfo: `${browser} ${version}`.slice(0, 80),
    userAgent: userAgent.slice(0, 400),
    date: dateText(now),
  };
}
