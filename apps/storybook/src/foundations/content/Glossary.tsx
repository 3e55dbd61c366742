import type { BuiltInLocale } from '@ezwallet/ui';
import { TokenTable } from '../parts/TokenTable.tsx';

type Term = Record<BuiltInLocale, string> & { note: string };

const TERMS: readonly Term[] = [
  { en: 'wallet', zh_CN: '钱包', zh_HK: '錢包', note: 'The app; never “purse” or “account”.' },
  { en: 'account', zh_CN: '账户', zh_HK: '帳戶', note: 'Hong Kong writes 帳.' },
  { en: 'deposit', zh_CN: '充值', zh_HK: '充值', note: 'Coins arrive from an address. Never “charge”.' },
  { en: 'withdraw', zh_CN: '提币', zh_HK: '提幣', note: 'Coins leave to an address.' },
  { en: 'transfer', zh_CN: '转账', zh_HK: '轉賬', note: 'To another person in the wallet.' },
  { en: 'network', zh_CN: '网络', zh_HK: '網絡', note: 'Never 網路, which is Taiwanese.' },
  { en: 'address', zh_CN: '地址', zh_HK: '地址', note: 'On a chain; a postal address is “home address”.' },
  { en: 'fee', zh_CN: '手续费', zh_HK: '手續費', note: 'Shown before the payment password.' },
  { en: 'coupon', zh_CN: '优惠券', zh_HK: '優惠券', note: 'One word for all kinds.' },
  { en: 'verification code', zh_CN: '验证码', zh_HK: '驗證碼', note: 'By SMS, e-mail or authenticator.' },
  { en: 'payment password', zh_CN: '支付密码', zh_HK: '支付密碼', note: 'Six digits; never “PIN” in texts.' },
  { en: 'log in', zh_CN: '登录', zh_HK: '登入', note: 'The noun is “login”.' },
  { en: 'anti-phishing code', zh_CN: '防钓鱼码', zh_HK: '防釣魚碼', note: 'Chosen by the person, shown by us.' },
];

/** One word for each thing, in each language. */
export function Glossary() {
  return (
    <TokenTable
      label="Glossary"
      head={['English', '简体中文', '繁體中文（香港）', 'Note']}
      rows={TERMS.map(({ en, zh_CN, zh_HK, note }) => [
        en,
        en,
        <span key="zh_CN" lang="zh-Hans-CN">
          {zh_CN}
        </span>,
        <span key="zh_HK" lang="zh-Hant-HK">
          {zh_HK}
        </span>,
        note,
      ])}
    />
  );
}
