import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { PASSWORD_RULES, type PasswordRule } from '../model/passwordRules.ts';
import styles from './PasswordRules.module.css';

const WORDS: Readonly<Record<PasswordRule, MessageDescriptor>> = {
  length: msg`At least 8 characters`,
  distinct: msg`At least 3 different characters`,
  sequence: msg`No simple sequence such as 123456`,
  leaked: msg`Not known from data leaks`,
};

/** The rules for a new password. Each gets a tick as soon as the password meets it. */
export function PasswordRules({ id, rules }: { id: string; rules: Readonly<Record<PasswordRule, boolean>> }) {
  const { t, i18n } = useLingui();
  return (
    <ul id={id} className={styles.rules} aria-label={t`Password rules`}>
      {PASSWORD_RULES.map((rule) => (
        <li key={rule} data-kept={rules[rule] || undefined}>
          <Icon
            glyph={rules[rule] ? glyphs.check : glyphs.minus}
            size={16}
            label={rules[rule] ? t`Met` : t`Not met yet`}
          />
          {i18n._(WORDS[rule])}
        </li>
      ))}
    </ul>
  );
}
