import { setupI18n, type Messages } from '@lingui/core';
import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@ezwallet/domain-stores';
import { Catalogs } from './Catalogs.ts';
import { errorMessages } from './errors/errorMessages.ts';
import { START_FEATURES } from './Words.ts';

const starts = import.meta.glob<{ messages: Messages }>('./start/*.ts', { eager: true });
const alone = import.meta.glob<{ messages: Messages }>('../features/*/locales/*.po', { eager: true });

const BACK = { en: undefined, zh_CN: '返回', zh_HK: '返回' } as const;

describe('Catalogs', () => {
  it('loads the words of the shell with a language, and those of a feature on demand', async () => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await catalogs.activate('zh_HK');
    expect(i18n.locale).toBe('zh_HK');
    expect(catalogs.has('billing')).toBe(false);
    const shell = Object.keys(i18n.messages).length;
    await catalogs.need('billing');
    expect(catalogs.has('billing')).toBe(true);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(shell);
  });

  it('switches to another language with the words of every loaded feature', async () => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await catalogs.activate('en');
    await catalogs.need('auth');
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(catalogs.kit.back));
    await catalogs.activate('zh_CN');
    stop();
    expect(catalogs.has('auth')).toBe(true);
    expect(i18n.locale).toBe('zh_CN');
    expect(seen).toEqual([BACK.en, BACK.zh_CN]);
  });

  it('loads the words of the first screen together with those of the shell', async () => {
    const catalogs = new Catalogs(setupI18n());
    const turning = catalogs.activate('en', ['auth']);
    await Promise.all([turning, catalogs.need('auth')]);
    expect(catalogs.has('auth')).toBe(true);
  });

  it('lets the last of several languages win', async () => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await Promise.all([catalogs.activate('zh_CN'), catalogs.activate('zh_HK'), catalogs.activate('en')]);
    expect(i18n.locale).toBe('en');
    expect(catalogs.kit).toEqual({});
  });

  it('returns the same promise for a feature, so that a screen can wait for it', async () => {
    const catalogs = new Catalogs(setupI18n());
    await catalogs.activate('en');
    expect(catalogs.need('home')).toBe(catalogs.need('home'));
  });

  it('retries the words for codes after a failed load, and switches their language', async () => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await catalogs.activate('en');
    const words = () => i18n.messages[errorMessages.USER_NOT_FOUND?.id ?? ''];
    vi.spyOn(i18n, 'load').mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(catalogs.needErrors()).rejects.toThrow('Failed to fetch');
    expect(words()).toBeUndefined();
    await catalogs.needErrors();
    const english = words();
    expect(english).toBeDefined();
    await catalogs.activate('zh_HK');
    expect(words()).toBeDefined();
    expect(words()).not.toEqual(english);
  });

  it('loads words that are requested during a switch in the new language', async () => {
    const i18n = setupI18n();
    const catalogs = new Catalogs(i18n);
    await catalogs.activate('en');
    const turning = catalogs.activate('zh_HK');
    await catalogs.need('about');
    await turning;
    expect(catalogs.has('about')).toBe(true);
  });

  it.each(LOCALES)('has the words of every feature of Home in one file in %s', async (locale) => {
    const catalogs = new Catalogs(setupI18n());
    await catalogs.activate(locale);
    await catalogs.need(START_FEATURES[0]);
    expect(START_FEATURES.filter((feature) => !catalogs.has(feature))).toEqual([]);
    const { messages } = starts[`./start/${locale}.ts`]!;
    for (const feature of START_FEATURES)
      expect(messages).toMatchObject(alone[`../features/${feature}/locales/${locale}.po`]!.messages);
  });
});
