import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { MessageLanguage } from './MessageLanguage.ts';

async function open(faults: Error[] = []) {
  const { api, named } = createFakeApi({
    user: {
      setMessageLanguage: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return true;
      },
    },
  });
  const deps = createFakeDeps({ api });
  const settings = observable({ locale: 'zh_HK' as 'en' | 'zh_CN' | 'zh_HK' });
  const start = () => new MessageLanguage(deps, settings);
  const language = start();
  await settle();
  const said = () =>
    named('user.setMessageLanguage').map((request) => (request as { messageLanguage: string }).messageLanguage);
  const choose = async (locale: typeof settings.locale) => {
    runInAction(() => (settings.locale = locale));
    await settle();
  };
  return { deps, language, start, said, choose };
}

describe('MessageLanguage', () => {
  it('says the language after a login and after each change', async () => {
    const { said, choose } = await open();
    await choose('en');
    expect(said()).toEqual(['zh_HK', 'en']);
  });

  it('says nothing again after a reload of the page', async () => {
    const { said, language, start } = await open();
    language.dispose();
    start();
    await settle();
    expect(said()).toEqual(['zh_HK']);
  });

  it('says it again after a new login', async () => {
    const { said, language, start, deps } = await open();
    language.dispose();
    await deps.secureStore.wipe();
    start();
    await settle();
    expect(said()).toEqual(['zh_HK', 'zh_HK']);
  });

  it('tries again a minute after a failure, with the language of that time', async () => {
    const { said, choose, deps } = await open([new Error('offline'), new Error('offline')]);
    await choose('en');
    await deps.clock.advance(60_000);
    expect(said()).toEqual(['zh_HK', 'en', 'en']);
    await deps.clock.advance(600_000);
    expect(said()).toHaveLength(3);
  });

  it('says nothing more when the session has ended', async () => {
    const { said, choose, deps, language } = await open([new Error('offline')]);
    language.dispose();
    await choose('en');
    await deps.clock.advance(600_000);
    expect(said()).toEqual(['zh_HK']);
  });
});
