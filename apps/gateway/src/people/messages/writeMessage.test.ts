import { CODE_SCENES, LANGUAGES } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { NOTICES, type OwnerNotice } from './account-events.ts';
import { EVENTS } from './subjects.ts';
import { writeCode, writeMessage } from './writeMessage.ts';

const FACTS = { coins: '1 USDT', fiat: '7 CNY', until: Date.UTC(2027, 0, 15, 4), device: 'iPhone', billNo: '12' };

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = { language, antiPhishingCode: 'blue9' };

  it.each([...EVENTS.map(({ event }) => event), ...(Object.keys(NOTICES) as OwnerNotice[])])(
    '%s has words, and the anti-phishing code [S35]',
    (event) => {
      const { subject, text, html } = writeMessage(reader, event, FACTS);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{|\}|undefined|null/);
      for (const part of [text, html]) expect(part).toContain('blue9');
      expect(text).toContain('12');
    },
  );

  it.each(CODE_SCENES)('a code for %s has words, and the anti-phishing code [S35]', (scene) => {
    const { text, html } = writeCode(reader, scene, '482913', 5);
    for (const part of [text, html]) {
      expect(part).toContain('482913');
      expect(part).toContain('blue9');
      expect(part).not.toMatch(/\{|\}/);
    }
  });
});

it('names the time of day within a trade, and the day of a hold, in China', () => {
  const reader = { language: 'en', antiPhishingCode: '' } as const;
  expect(writeMessage(reader, 'match buyer', FACTS).text).toContain('by 12:00 (UTC+8)');
  expect(writeMessage(reader, 'match buyer', { ...FACTS, until: null }).text).toContain('by the deadline');
  expect(writeMessage(reader, 'hold whitelistOff', FACTS).text).toContain('from 2027-01-15 12:00 (UTC+8)');
});

it.each([
  ['en', 'Linux, Chrome, 131.0.0.0', 'on a new device: Chrome on Linux.'],
  ['zh_HK', 'iOS, Safari, 17.4', '登入：iPhone 上的 Safari。'],
  ['zh_CN', '小米 14', '登录：小米 14。'],
  ['en', '', 'on a new device: a device without a name.'],
] as const)('calls a device in %s as people call %j', (language, device, words) => {
  expect(writeMessage({ language, antiPhishingCode: '' }, 'newDevice', { device }).text).toContain(words);
});

it('does not look for facts within facts', () => {
  expect(
    writeMessage({ language: 'en', antiPhishingCode: '' }, 'newDevice', { device: '{until} {coins}' }).text,
  ).toContain('{until} {coins}');
});

it('writes in Chinese and English where nobody knows the language', () => {
  const { text, subject } = writeMessage({ language: null, antiPhishingCode: '' }, 'transferIn', FACTS);
  expect(text.split('\n')).toHaveLength(2);
  expect(subject).toBe('EZ Wallet: 您收到 1 USDT。');
});
