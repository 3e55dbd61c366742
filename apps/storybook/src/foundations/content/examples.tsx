import { Button, Card, Empty, TextField, type BuiltInLocale } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Side } from './Side.tsx';

type Words<Key extends string> = Record<BuiltInLocale, Record<Key, string>>;

const EMPTY: Words<'title' | 'line' | 'action'> = {
  en: { title: 'No bills yet', line: 'What you send and receive will appear here.', action: 'Deposit' },
  zh_CN: { title: '暂无账单', line: '您的收支记录会显示在这里。', action: '充值' },
  zh_HK: { title: '暫時未有帳單', line: '你的收支記錄會在此顯示。', action: '充值' },
};

/** An empty state: what it is, why it is empty, and what to do. */
export const EmptyExample = () => (
  <Side>
    {(locale) => (
      <Empty
        icon={glyphs.receipt}
        title={EMPTY[locale].title}
        description={EMPTY[locale].line}
        action={
          <Button size={32} variant="tint">
            {EMPTY[locale].action}
          </Button>
        }
      />
    )}
  </Side>
);

const ERROR: Words<'label' | 'value' | 'error'> = {
  en: { label: 'Login password', value: 'wallet', error: 'Use at least 8 characters, with a letter and a digit' },
  zh_CN: { label: '登录密码', value: 'wallet', error: '至少 8 位，须同时包含字母和数字' },
  zh_HK: { label: '登入密碼', value: 'wallet', error: '最少 8 個字元，須同時有字母和數字' },
};

/** An error: the rule and the solution, without blame. */
export const ErrorExample = () => (
  <Side>
    {(locale) => (
      <TextField
        label={ERROR[locale].label}
        value={ERROR[locale].value}
        error={ERROR[locale].error}
        onChange={() => {}}
        readOnly
      />
    )}
  </Side>
);

const WARNING: Words<'title' | 'line'> = {
  en: { title: 'Only send USDT on TRC20', line: 'Coins sent on another network are lost.' },
  zh_CN: { title: '仅支持 TRC20 网络的 USDT', line: '通过其他网络转入的币无法找回。' },
  zh_HK: { title: '只接受 TRC20 網絡的 USDT', line: '經其他網絡轉入的貨幣無法取回。' },
};

/** A warning in time: the rule, then the consequence. */
export const WarningExample = () => (
  <Side>
    {(locale) => (
      <Card tone="warning" icon={glyphs.warning} title={WARNING[locale].title}>
        {WARNING[locale].line}
      </Card>
    )}
  </Side>
);
