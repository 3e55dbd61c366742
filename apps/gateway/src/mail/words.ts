import type { CodeScene } from '@ezwallet/api-client/contract';

/** The text of a message. An SMS has no subject. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

const MINUTE = 60_000;

/** What a code is for. The last one has no scene on the wire: a call of its own sends it. */
export type CodeSubject = CodeScene | 'handOver';

const SCENES: Record<CodeSubject, { readonly zh: string; readonly en: string }> = {
  register: { zh: '注册', en: 'create your account' },
  login: { zh: '登录', en: 'log in' },
  forget: { zh: '重置登录密码', en: 'reset your password' },
  paymentPassword: { zh: '重置支付密码', en: 'reset your payment password' },
  bind: { zh: '绑定到您的账户', en: 'link this to your account' },
  security: { zh: '验证您的身份', en: 'confirm it is you' },
  handOver: { zh: '在另一台设备上继续身份验证', en: 'go on with your verification on another device' },
};

/** A one-time code, in Chinese and English, because the server does not know which language the person reads. */
export function codeWords(scene: CodeSubject, code: string, lifetime: number, antiPhishingCode: string): Words {
  const minutes = lifetime / MINUTE;
  const { zh, en } = SCENES[scene];
  return signed(antiPhishingCode, {
    subject: `EZ Wallet ${code}`,
    text:
      `【EZ Wallet】${code}：用于${zh}，${minutes}分钟内有效。请勿告诉任何人。\n` +
      `${code} is your code to ${en}. It is valid for ${minutes} minutes. Never share it.`,
  });
}

/** Sent to the owner when somebody tries to register their phone or email again. */
export function alreadyRegisteredWords(antiPhishingCode: string): Words {
  return signed(antiPhishingCode, {
    subject: 'EZ Wallet',
    text:
      '【EZ Wallet】有人尝试用此手机号或邮箱注册。您已有账户，请直接登录。如非本人操作，请忽略本消息。\n' +
      'Someone tried to create an account with this phone number or email. You already have an account, so log in instead. If this was not you, ignore this message.',
  });
}

/** Sent to the owner after a login on a new device. */
export function newDeviceWords(deviceName: string, antiPhishingCode: string): Words {
  const device = deviceName || '?';
  return signed(antiPhishingCode, {
    subject: 'EZ Wallet',
    text:
      `【EZ Wallet】您的账户在新设备登录：${device}。如非本人操作，请立即修改密码。\n` +
      `Someone logged in to your account on a new device: ${device}. If this was not you, change your password now.`,
  });
}

/** Adds the member's anti-phishing code, which proves that the message is from us. */
export function signed(antiPhishingCode: string, words: Words): Words {
  if (antiPhishingCode === '') return words;
  return { ...words, text: `${words.text}\n防钓鱼码 Anti-phishing code: ${antiPhishingCode}` };
}
