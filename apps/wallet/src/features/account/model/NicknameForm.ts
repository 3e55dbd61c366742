import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionStore } from '@ezwallet/domain-stores';
import { checkNickname, NICKNAME_MAX } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';

/** A required first nickname, or a change. */
export type NicknameMode = 'set' | 'modify';

/** The form to choose a nickname. */
export class NicknameForm {
  text: string;
  busy = false;
  touched = false;

  readonly #mode: NicknameMode;
  readonly #session: Pick<SessionStore, 'setNickname' | 'changeNickname'>;

  constructor(mode: NicknameMode, session: Pick<SessionStore, 'setNickname' | 'changeNickname'>, current = '') {
    this.#mode = mode;
    this.#session = session;
    this.text = current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The problem with the nickname, once something was typed. */
  get error(): MessageDescriptor | null {
    const checked = checkNickname(this.text);
    return this.touched && !checked.ok ? issueMessage(checked.issue) : null;
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
    if (!checked.ok || this.busy) return false;
    this.busy = true;
    try {
      if (this.#mode === 'set') await this.#session.setNickname(checked.value);
      else await this.#session.changeNickname(checked.value);
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ApiError') return false;
      throw error;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
