import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';
import { solveProofOfWork } from './solveProofOfWork.ts';
import { withPageDevice } from './withPageDevice.ts';

/** An account to open. */
export interface NewAccount {
  /** A mainland mobile number. */
  readonly phone: string;
  readonly password: string;
  readonly nickName: string;
  /** Without one, the account has no payment password. */
  readonly paymentPassword?: string;
}

/** Opens an account by calls, and signs the page in. @returns the user number */
export async function openAccount(page: Page, sandbox: Sandbox, account: NewAccount): Promise<string> {
  return await withPageDevice(page, async (device) => {
    const { phone } = account;
    const { captchaId, pow } = await device.evaluate(
      ({ api }, to) => api.common.generateSlider({ scene: 'sendCode', account: to, mode: 'assist' }),
      phone,
    );
    const answer = { captchaId, x: 0, input: 'assist' as const, track: [], nonce: solveProofOfWork(pow) };
    await device.evaluate(
      async ({ api }, { answer, phone }) => {
        const { ticket } = await api.common.validateSlider(answer);
        await api.user.sendMsg({ scene: 'register', countryCode: '86', phone, captchaTicket: ticket });
      },
      { answer, phone },
    );
    const verifyCode = await sandbox.codeFor(phone);
    return await device.evaluate(
      async ({ session }, { phone, password, nickName, paymentPassword, verifyCode }) => {
        await session.register({ loginName: phone, countryCode: '86', password, verifyCode, agree: true });
        await session.setNickname(nickName);
        if (paymentPassword !== undefined)
          await session.updatePaymentPassword({ type: 'set', newPassword: paymentPassword, loginPassword: password });
        return session.user!.userName;
      },
      { ...account, verifyCode },
    );
  });
}
