import { describe, expect, it } from 'vitest';
import { describeDevice } from './describeDevice.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webkit} Version/17.4 Mobile/15E148 Safari/604.1`,
      'iOS, Safari, 17.4',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      'iOS, Chrome, 131.0.6778.73',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      'iPadOS, Chrome, 131.0.6778.73',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Android, Chrome, 131.0.0.0',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Android, Samsung Internet, 27.0',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70`,
      'Windows, Edge, 131.0.2903.70',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Linux, Firefox, 133.0'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'macOS, Safari, 18.1'],
    ['', 'Other, Browser, 0'],
  ])('%s', (userAgent, deviceName) => {
    expect(describeDevice(userAgent).deviceName).toBe(deviceName);
  });
});
