import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable } from 'mobx';
import { type SessionStore, Submission } from '@ezwallet/domain-stores';
import { checkNickname, NICKNAME_MAX } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';

/** A required first nickname, or a change. */
export type NicknameMode = 'set' | 'modify';

/** The form to choose a nickname. */
export class NicknameForm {
  text: string;
  touched = false;

  readonly #saving: Submission<string, unknown>;

  constructor(mode: NicknameMode, session: Pick<SessionStore, 'setNickname' | 'changeNickname'>, current = '') {
    this.#saving = new Submission({ send: mode === 'set' ? session.setNickname : session.changeNickname });
    this.text = current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The problem with the nickname, once something was typed. */
  get error(): MessageDescriptor | null {
    const checked = checkNickname(this.text);
    return this.touched && !checked.ok ? issueMessage(checked.issue) : null;
  }

  get busy(): boolean {
    return this.#saving.isBusy;
  }

  /** The last try had no answer. */
  get unanswered(): boolean {
    return this.#saving.failure?.code === 'OFFLINE';
  }

  get acceptable(): boolean {
    return checkNickname(this.text).ok;
  }

  /**
   * Takes the typed text without its spaces, cut to the length of a nickname.
   *
   * @param composing an input method is still in use: its letters are not the name yet, and cutting them breaks it
   */
  type(text: string, composing = false): void {
    this.touched = true;
    this.text = composing ? text : [...text.replace(/\p{Zs}/gu, '')].slice(0, NICKNAME_MAX).join('');
  }

  /** Saves. The app has already shown a refusal. @returns whether it is saved */
  async save(): Promise<boolean> {
    const checked = checkNickname(this.text);
    this.touched = true;
    return checked.ok && (await this.#saving.submit(checked.value));
  }
}
