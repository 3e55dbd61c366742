import type { RecoveryKind } from '@ezwallet/api-client/contract';
import { signed, type Words } from './words.ts';

const notice = (zh: string, en: string): Words => ({ subject: 'EZ Wallet', text: `【EZ Wallet】${zh}\n${en}` });

const LINKS = {
  freeze: '非本人操作？冻结账户 Not you? Freeze your account:',
  stop: '非本人操作？停止申请 Not you? Stop it:',
} as const;

/** Adds a link to a notice. It opens a page with a button, so that a preview of the message does nothing. */
export function withLink(words: Words, kind: keyof typeof LINKS, link: string, antiPhishingCode: string): Words {
  return signed(antiPhishingCode, { ...words, text: `${words.text}\n${LINKS[kind]}\n${link}` });
}

/** Sent to the owner after a change of the login password, with a link to shut the account. */
export function passwordChangedNotice(): Words {
  return notice(
    '您的登录密码已更改，其他设备已退出登录。',
    'Your login password was changed, and other devices were signed out.',
  );
}

/** Sent to the owner after a change of the payment password, with a link to shut the account. */
export function paymentPasswordChangedNotice(): Words {
  return notice('您的支付密码已更改，24小时内资金无法转出。', 'Your payment password was changed. Money cannot leave your account for 24 hours.');
}

/** Sent to the owner when the account is shut. */
export function frozenNotice(antiPhishingCode: string): Words {
  return signed(
    antiPhishingCode,
    notice(
      '您的账户已冻结：无法登录，资金无法转出，仍可收款。请联系客服解除冻结。',
      'Your account is frozen: nobody can log in and no money can leave it. Money can still arrive. Contact customer service to open it again.',
    ),
  );
}

const LOST: Readonly<Record<RecoveryKind, { readonly zh: string; readonly en: string }>> = {
  password: { zh: '设置新的登录密码', en: 'set a new login password' },
  phone: { zh: '更换手机号', en: 'replace your phone number' },
  otp: { zh: '解除身份验证器', en: 'remove your authenticator' },
};

const CHINA = 8 * 60 * 60 * 1000;
const minuteInChina = (at: number): string => new Date(at + CHINA).toISOString().slice(0, 16).replace('T', ' ');

/** Sent to the owner when somebody asks to replace what was lost, with a link that stops it. @param at epoch milliseconds */
export function recoveryAskedNotice(kind: RecoveryKind, at: number): Words {
  const { zh, en } = LOST[kind];
  const when = `${minuteInChina(at)} (UTC+8)`;
  return notice(
    `有人申请${zh}，将于${when}生效。`,
    `Someone asked to ${en}. It takes effect on ${when}.`,
  );
}

/** Sent to the owner when such a request has taken effect, with a link to shut the account. */
export function recoveryDoneNotice(kind: RecoveryKind): Words {
  const { zh, en } = LOST[kind];
  return notice(
    `${zh}的申请已生效，转出暂停一段时间。`,
    `The request to ${en} has taken effect. Outgoing money waits for a while.`,
  );
}

/** Sent to the owner when such a request could not take effect. */
export function recoveryFailedNotice(kind: RecoveryKind): Words {
  const { zh, en } = LOST[kind];
  return notice(
    `${zh}的申请未能生效，您的账户没有变化。`,
    `The request to ${en} could not take effect. Nothing has changed.`,
  );
}

/** Sent to the owner when a request was stopped. */
export function recoveryStoppedNotice(antiPhishingCode: string): Words {
  return signed(
    antiPhishingCode,
    notice(
      '更换登录方式的申请已停止，您的账户没有变化。请尽快修改登录密码。',
      'The request to replace what you sign in with was stopped. Nothing has changed. Change your login password soon.',
    ),
  );
}
