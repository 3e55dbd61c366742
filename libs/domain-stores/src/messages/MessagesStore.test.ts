import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { createMessages } from './MessagesStore.ts';

async function open(modifyMessageFlag: () => Promise<true> = async () => true) {
  const fake = createFakeApi({ user: { modifyMessageFlag } });
  const { sms } = createMessages(createFakeDeps({ api: fake.api }));
  await sms.settings.load();
  const onOf = (type: string) => sms.settings.value?.list.find((row) => row.type === type)?.on;
  return { sms, onOf, ...fake };
}

describe('MessagesStore', () => {
  it('shows a change at once when the server has made it', async () => {
    const { sms, onOf, named } = await open();
    expect(onOf('transferIn')).toBe(false);
    expect(await sms.changeOf('transferIn').submit(true)).toBe(true);
    expect(onOf('transferIn')).toBe(true);
    expect(named('user.modifyMessageFlag')).toEqual([{ channel: 'sms', type: 'transferIn', on: true }]);
    expect(named('user.messageFlag')).toHaveLength(1);
  });

  it('asks again after a refusal, because the change may have been made', async () => {
    const { sms, onOf, named } = await open(() => Promise.reject(new FakeRefusal('CONDITION_NOT_FULLFILL')));
    await sms.changeOf('transferIn').submit(true);
    expect(sms.changeOf('transferIn').failure?.code).toBe('CONDITION_NOT_FULLFILL');
    expect(named('user.messageFlag')).toHaveLength(2);
    expect(onOf('transferIn')).toBe(false);
  });

  it('keeps one list for each subject', async () => {
    const { sms, named } = await open();
    await sms.sent().load();
    await sms.sent('order').load();
    await sms.sent('order').load();
    expect(named('user.sentMessages')).toEqual([
      { pageNo: 1, pageSize: 20, channel: 'sms' },
      { pageNo: 1, pageSize: 20, channel: 'sms', type: 'order' },
    ]);
  });
});
