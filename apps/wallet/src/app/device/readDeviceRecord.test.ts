import { describe, expect, it } from 'vitest';
import { type DeviceView, readDeviceRecord } from './readDeviceRecord.ts';

const AGENTS = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const view = (agent: keyof typeof AGENTS, more: Partial<DeviceView['navigator']> = {}): DeviceView => ({
  navigator: { userAgent: AGENTS[agent], language: 'zh-HK', maxTouchPoints: 0, onLine: true, ...more },
  screen: { width: 390, height: 844 },
  matchMedia: () => ({ matches: false }),
});
const hints = (platformVersion: string) => ({
  userAgentData: { getHighEntropyValues: () => Promise.resolve({ platformVersion }) },
});
const of = (...about: Parameters<typeof view>) => readDeviceRecord(view(...about));

describe('the record of a device', () => {
  it.each([
    ['iPhone', {}, 'phone', 'iOS', '17.4'],
    ['iPad', { maxTouchPoints: 5 }, 'tablet', 'iPadOS', '10.15.7'],
    ['iPad', {}, 'computer', 'macOS', '10.15.7'],
    ['android', hints('15.0.0'), 'phone', 'Android', '15'],
    ['android', {}, 'phone', 'Android', '10'],
    ['androidTablet', hints('14'), 'tablet', 'Android', '14'],
    ['windows', hints('15.0.0'), 'computer', 'Windows', '11'],
    ['windows', hints('10.0.0'), 'computer', 'Windows', '10'],
    ['windows', {}, 'computer', 'Windows', '10'],
    ['linux', hints('6.8.0'), 'computer', 'Linux', ''],
  ] as const)('%s with %j is a %s with %s %s', async (agent, more, deviceType, OS, OSVersion) => {
    expect(await of(agent, more)).toMatchObject({ deviceType, OS, OSVersion });
  });

  it('has screen, language, network, browser, and the time as the product writes it', async () => {
    const now = new Date(2026, 10, 7, 9, 5, 3);
    expect(await readDeviceRecord(view('android', { connection: { effectiveType: '4g' } }), now)).toEqual({
      deviceType: 'phone',
      OS: 'Android',
      OSVersion: '10',
      screenHeight: 844,
      screenWidth: 390,
      language: 'zh-HK',
      netWork: '4g',
      orientation: 'portrait',
      browserInfo: 'Chrome 148.0.0.0',
      userAgent: AGENTS.android,
      date: '2026/11/07 09:05:03',
    });
  });

  it('is complete where a browser refuses its hints', async () => {
    const refusing = { userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('NotAllowedError')) } };
    expect(await of('android', refusing)).toMatchObject({ OSVersion: '10' });
  });
});
