import { signed, type Words } from './words.ts';

const SUBJECT = 'EZ Wallet';
const NAMES = {
  phone: { zh: '手机号', en: 'phone number' },
  email: { zh: '邮箱', en: 'email address' },
} as const;

/** Sent to the old and the new address after a member bound one. @param masked the new one, as others may see it */
export function addressChangedWords(kind: 'phone' | 'email', masked: string, isChange: boolean, antiPhishingCode: string): Words {
  const { zh, en } = NAMES[kind];
  const [did, was] = isChange ? ['已更改为', 'was changed to'] : ['已绑定为', 'is now'];
  return signed(antiPhishingCode, {
    subject: SUBJECT,
    text:
      `【EZ Wallet】您账户的${zh}${did} ${masked}。如非本人操作，请立即冻结账户并联系客服。\n` +
      `The ${en} of your account ${was} ${masked}. If this was not you, freeze your account now and contact customer service.`,
  });
}

/** Sent after an authenticator was bound or taken off. */
export function authenticatorChangedWords(isBound: boolean, antiPhishingCode: string): Words {
  const [zh, en] = isBound ? ['已绑定身份验证器', 'An authenticator was added to'] : ['身份验证器已解绑', 'The authenticator was removed from'];
  return signed(antiPhishingCode, {
    subject: SUBJECT,
    text:
      `【EZ Wallet】您的账户${zh}。如非本人操作，请立即冻结账户并联系客服。\n` +
      `${en} your account. If this was not you, freeze your account now and contact customer service.`,
  });
}
