import { describe, expect, it, vi } from 'vitest';
import { markMayBeDone } from '@ezwallet/domain-stores';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createChangeForm } from './createChangeForm.ts';

function open(refusal: Error, isStillExpired: boolean) {
  const { api } = createFakeApi({ user: { updateLoginPasswordWhenExpired: () => Promise.reject(refusal) } });
  const session = {
    passwordExpired: true,
    reload: vi.fn(() => Promise.resolve(void (session.passwordExpired = isStillExpired))),
  };
  const { fields } = createChangeForm('expired', { api, session });
  fields.set('oldPassword', 'sunny-harbour-1');
  fields.set('newPassword', 'tulip meadow 44');
  return { fields, session };
}

describe('createChangeForm, for an expired password', () => {
  it.each([
    ['after a lost answer', markMayBeDone(new FakeRefusal('PASSWORD_INCORRECT')) as Error],
    ['when another device was faster', new FakeRefusal('CONDITION_NOT_FULLFILL')],
  ])('is done if the password has not expired any more: %s', async (_, refusal) => {
    expect(await open(refusal, false).fields.submit()).toBe(true);
  });

  it('fails if the password is still expired', async () => {
    const { fields } = open(new FakeRefusal('CONDITION_NOT_FULLFILL'), true);
    expect(await fields.submit()).toBe(false);
    expect(fields.problem).not.toBeNull();
  });

  it('says at its field that the old password is wrong', async () => {
    const { fields, session } = open(new FakeRefusal('PASSWORD_INCORRECT'), true);
    expect(await fields.submit()).toBe(false);
    expect(fields.errorOf('oldPassword')).not.toBeNull();
    expect(session.reload).not.toHaveBeenCalled();
  });
});
