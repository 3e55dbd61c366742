import { describe, expect, it } from 'vitest';
import { contract, PASSKEY_TRANSPORTS } from '@ezwallet/api-client/contract';
import { createFakeDeps, FakeRefusal } from '../testing/index.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { type PasskeyDevice, PasskeyStore } from './PasskeyStore.ts';

const CODES = [{ type: 1, code: '482913' }] as const;
const MADE = { id: 'Zm9v', clientDataJSON: 'e30', attestationObject: 'o2M', transports: [...PASSKEY_TRANSPORTS] };
const [KNOWN] = contract.user.passkeyList.example.response;

function open(user: NonNullable<Parameters<typeof createFakeApi>[0]>['user'] = {}) {
  const { api, named } = createFakeApi({ user });
  const deps = createFakeDeps({ api });
  const asked: unknown[] = [];
  const faults: DOMException[] = [];
  const device: PasskeyDevice = {
    name: 'iOS, Safari',
    create: (offer) => {
      asked.push(offer);
      const fault = faults.pop();
      return fault ? Promise.reject(fault) : Promise.resolve(MADE);
    },
    sign: () => Promise.reject(new Error('not asked')),
  };
  return { passkeys: new PasskeyStore(deps), device, asked, faults, named, clock: deps.clock };
}

describe('PasskeyStore', () => {
  it('adds what the authenticator made from the offer, under the name of the device', async () => {
    const { passkeys, device, asked, named } = open();
    await passkeys.list.load();
    await passkeys.prepare(CODES);
    await passkeys.add(device);
    expect(named('user.passkeyOffer')).toEqual([{ codes: CODES }]);
    expect(asked).toEqual([contract.user.passkeyOffer.example.response]);
    expect(named('user.passkeyAdd')).toEqual([{ name: 'iOS, Safari', credential: MADE }]);
    expect(passkeys.list.value).toHaveLength(2);
  });

  it('takes no new proofs from a person who gave up at the authenticator, for a while', async () => {
    const { passkeys, device, faults, named, clock } = open();
    await passkeys.prepare(CODES);
    faults.push(new DOMException('gave up', 'NotAllowedError'));
    await expect(passkeys.add(device)).rejects.toThrow('gave up');
    await passkeys.prepare();
    expect(named('user.passkeyOffer')).toHaveLength(1);
    await clock.advance(4 * 60_000 + 1);
    await passkeys.prepare();
    expect(named('user.passkeyOffer')).toHaveLength(2);
  });

  it('makes nothing twice from one offer, nor without one', async () => {
    const { passkeys, device } = open({ passkeyAdd: () => Promise.reject(new FakeRefusal('EXPIRED')) });
    await expect(passkeys.add(device)).rejects.toThrow('Call `prepare` first');
    await passkeys.prepare(CODES);
    await expect(passkeys.add(device)).rejects.toMatchObject({ code: 'EXPIRED' });
    await expect(passkeys.add(device)).rejects.toThrow('Call `prepare` first');
  });

  it('renames in the list too, and removes from it, also what is gone already', async () => {
    const { passkeys } = open({ passkeyRemove: () => Promise.reject(new FakeRefusal('NO_THIS_METHOD')) });
    await passkeys.list.load();
    await passkeys.rename(KNOWN.passkeyId, 'Old phone');
    expect(passkeys.list.value).toMatchObject([{ name: 'Old phone' }]);
    await passkeys.remove(KNOWN.passkeyId, CODES);
    expect(passkeys.list.value).toEqual([]);
  });

  it('keeps the list where a removal needs proofs', async () => {
    const { passkeys } = open({ passkeyRemove: () => Promise.reject(new FakeRefusal('1042', { verifyTypes: [1] })) });
    await passkeys.list.load();
    await expect(passkeys.remove(KNOWN.passkeyId)).rejects.toMatchObject({ code: '1042' });
    expect(passkeys.list.value).toHaveLength(1);
  });
});
