import { observable, observableRef, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { pickLocale } from './pickLocale.ts';
import { SettingsStore } from './SettingsStore.ts';

const visitor = { user: null };

describe('SettingsStore', () => {
  it('begins with the device’s language, dark, EZ, amounts shown', () => {
    const settings = new SettingsStore(createFakeDeps({ languages: ['zh-TW'] }), visitor);
    expect(settings).toMatchObject({ locale: 'zh_HK', activeTheme: 'dark', displayCurrency: 'EZ', hideAmounts: false });
  });

  it('comes back as it was left', async () => {
    const deps = createFakeDeps();
    const before = new SettingsStore(deps, visitor);
    before.setLocale('zh_CN');
    before.setTheme('light');
    before.setDisplayCurrency('CNY');
    before.setHideAmounts(true);
    before.setHaptics(false);
    const after = new SettingsStore(deps, visitor);
    await after.restore();
    expect(after).toMatchObject({
      locale: 'zh_CN',
      activeTheme: 'light',
      displayCurrency: 'CNY',
      hideAmounts: true,
      haptics: false,
    });
  });

  it('follows what the person chooses in another tab, until it stops', () => {
    const deps = createFakeDeps();
    const settings = new SettingsStore(deps, visitor);
    const stop = settings.follow();
    deps.deviceStore.changeFromOtherTab('settings', { locale: 'zh_HK', theme: 'light', hideAmounts: true });
    expect(settings).toMatchObject({ locale: 'zh_HK', theme: 'light', hideAmounts: true, displayCurrency: 'EZ' });
    stop();
    deps.deviceStore.changeFromOtherTab('settings', { theme: 'dark' });
    expect(settings.theme).toBe('light');
  });

  it('keeps the phone area of whoever signed in last, also after they left', async () => {
    const deps = createFakeDeps();
    const session = observable({ user: null as UserInfo | null }, { user: observableRef });
    const settings = new SettingsStore(deps, session);
    const stop = settings.follow();
    expect(settings.areaCode).toBe('');
    runInAction(() => (session.user = { ...USER_INFO_EXAMPLE, countryCode: '852' }));
    runInAction(() => (session.user = null));
    expect(settings.areaCode).toBe('852');
    stop();
    const later = new SettingsStore(deps, visitor);
    await later.restore();
    expect(later.areaCode).toBe('852');
  });

  it('ignores what it does not know', async () => {
    const deps = createFakeDeps();
    await deps.deviceStore.write('settings', {
      locale: 'fr',
      theme: 'pink',
      displayCurrency: 'BTC',
      hideAmounts: 'yes',
      areaCode: '+86',
    });
    const settings = new SettingsStore(deps, visitor);
    await settings.restore();
    expect(settings).toMatchObject({
      locale: 'en',
      theme: 'auto',
      displayCurrency: 'EZ',
      hideAmounts: false,
      areaCode: '',
    });
  });

  it.each([
    [7, 'auto', 'dark-blue'],
    [0, 'auto', 'dark'],
    [7, 'light', 'light'],
  ] as const)('draws userType %s with choice %s in %s', (userType, choice, drawn) => {
    const settings = new SettingsStore(createFakeDeps(), { user: { ...USER_INFO_EXAMPLE, userType } });
    settings.setTheme(choice);
    expect(settings.activeTheme).toBe(drawn);
  });
});

describe('pickLocale', () => {
  it.each([
    [['en-GB'], 'en'],
    [['zh'], 'zh_CN'],
    [['zh-CN'], 'zh_CN'],
    [['zh-Hans-HK'], 'zh_HK'],
    [['zh-Hant'], 'zh_HK'],
    [['zh-HK'], 'zh_HK'],
    [['zh-MO'], 'zh_HK'],
    [['fr-FR', 'zh-TW'], 'zh_HK'],
    [['ja', 'zh-SG', 'en'], 'zh_CN'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('for %j picks %s', (languages, locale) => {
    expect(pickLocale(languages)).toBe(locale);
  });
});
