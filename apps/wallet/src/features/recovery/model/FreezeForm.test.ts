import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { FreezeForm } from './FreezeForm.ts';

async function open(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi({
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, hasTranPass: true }), ...handlers.user },
  });
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  await session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...fake, session, form: new FreezeForm({ api: fake.api, session }) };
}

describe('FreezeForm', () => {
  it('shuts the account with one proof after the person agrees, and ends the session', async () => {
    const { form, session, named } = await open();
    form.proof.set(4, '280619');
    expect(await form.submit()).toBe(false);
    form.setAgrees(true);
    expect(await form.submit()).toBe(true);
    expect(named('user.disableAccount')).toEqual([{ agree: true, codes: [{ type: 4, code: '280619' }] }]);
    expect(session.signedIn).toBe(false);
  });

  it('says that the proof is wrong, and keeps the session', async () => {
    const { form, session } = await open({
      user: { disableAccount: () => Promise.reject(new FakeRefusal('1049', { remainTimes: 4 })) },
    });
    form.setAgrees(true);
    form.proof.set(4, '111999');
    expect(await form.submit()).toBe(false);
    expect(form.proof.problem).not.toBeNull();
    expect(session.signedIn).toBe(true);
  });

  it('offers every proof that the account has, in turn', async () => {
    const { form } = await open();
    const { ways } = form;
    const seen = ways.map(() => {
      const [kind] = form.proof.kinds;
      form.changeWay();
      return kind;
    });
    expect(seen).toEqual(ways);
    expect(form.proof.kinds).toEqual([ways[0]]);
  });
});
