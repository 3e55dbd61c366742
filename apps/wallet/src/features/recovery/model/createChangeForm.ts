import { msg } from '@lingui/core/macro';
import { VERIFY_TYPES } from '@ezwallet/api-client/constants';
import type { Contract, Proof } from '@ezwallet/api-client/contract';
import { type Api, failureOf, type SessionStore } from '@ezwallet/domain-stores';
import { accept, refuse } from '@ezwallet/validators';
import { createNewPassword } from '../../auth/index.ts';
import { ProofGate } from '../../proof/index.ts';
import { createForm, fault, type RefusalFields } from '../../../shared/form/createForm.ts';
import { explainNewPassword } from './explainNewPassword.ts';

/** How the person shows that the change is theirs: the old password, codes, or the old one because it has expired. */
export type ChangeWay = 'old' | 'code' | 'expired';

interface ChangeFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'passwordExpired' | 'reload'>;
}

/** The form to change the login password. */
export function createChangeForm(way: ChangeWay, { api, session }: ChangeFormDeps) {
  const chosen = createNewPassword();
  const gate = new ProofGate(api);
  /** One whose answer was lost is done if the password has not expired any more. Nothing else leads away from here. */
  const ifStillExpired = async (error: unknown): Promise<true> => {
    const { code, mayBeDone } = failureOf<Contract['user']['updateLoginPasswordWhenExpired']>(error);
    if (!mayBeDone && code !== 'CONDITION_NOT_FULLFILL') throw error;
    await session.reload();
    if (session.passwordExpired) throw error;
    return true;
  };
  const change = async (oldPassword: string, newPassword: string): Promise<true | null> => {
    const { updateLoginPassword, updateLoginPasswordByVerifyCode, updateLoginPasswordWhenExpired } = api.user;
    switch (way) {
      case 'expired':
        return await updateLoginPasswordWhenExpired({ oldPassword, newPassword }).catch(ifStillExpired);
      case 'old':
        return await gate.pass((codes?: Proof[]) =>
          updateLoginPassword({ oldPassword, newPassword, ...(codes && { codes }) }),
        );
      case 'code':
        // The server names the proofs at the first call, which carries one that proves nothing.
        return await gate.pass((codes?: Proof[]) =>
          updateLoginPasswordByVerifyCode({ newPassword, codes: codes ?? NO_PROOFS }),
        );
    }
  };
  const fields = createForm({
    values: { oldPassword: '', newPassword: '' },
    checks: {
      oldPassword: (text: string) => (way !== 'code' && text === '' ? refuse('LOGIN_PASSWORD_EMPTY') : accept(text)),
      newPassword: (text: string, { oldPassword }: { oldPassword: string }) =>
        text !== '' && text === oldPassword
          ? fault(msg`Your new password must be different from the old one.`)
          : chosen.check(text),
    },
    send: async ({ oldPassword, newPassword }) => {
      const done = await change(oldPassword, newPassword);
      // The change holds, whether or not this answers.
      if (done) await session.reload().catch(() => undefined);
      return done;
    },
    refusals: { PASSWORD_INCORRECT: 'oldPassword' } as const satisfies RefusalFields<
      Contract['user']['updateLoginPassword']
    >,
    explain: explainNewPassword,
  });
  return { fields, gate, chosen };
}

const NO_PROOFS: Proof[] = [{ type: VERIFY_TYPES.loginName, code: '-' }];
