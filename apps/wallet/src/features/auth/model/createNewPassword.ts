import { observable, runInAction } from 'mobx';
import { accept, checkLoginPassword, type Checked, type LoginPasswordIssue } from '@ezwallet/validators';
import { type KnownPasswords, type PasswordRule, passwordRules } from './passwordRules.ts';

/** The rules for a password that a person chooses. */
export interface NewPassword {
  /** Accepts a password as it is typed, because the login sends it as it is typed too. */
  check(text: string): Checked<string, LoginPasswordIssue>;
  /** Which of the rules the password meets so far; observed. */
  rules(text: string): Readonly<Record<PasswordRule, boolean>>;
  /** Loads the list of leaked passwords, which only a person who chooses one needs. Without it the server decides alone. */
  load(): Promise<void>;
}

/** Makes the rules with the most common leaked passwords. The server knows more of them. */
export function createNewPassword(): NewPassword {
  const known = observable.box<KnownPasswords | null>(null, { deep: false });
  return {
    check(text) {
      const common = known.get();
      const checked = checkLoginPassword(text, common ? { common } : {});
      return checked.ok ? accept(text) : checked;
    },
    rules: (text) => passwordRules(text, known.get()),
    async load() {
      const loaded = known.get() ? null : await import('@ezwallet/validators/common-passwords').catch(() => null);
      if (loaded) runInAction(() => known.set(loaded.COMMON_PASSWORDS));
    },
  };
}
