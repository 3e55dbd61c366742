import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionStore } from '@ezwallet/domain-stores';
import { checkNickname, NICKNAME_MAX } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';

/** A first nickname, which has to be, or another one. */
export type NicknameMode = 'set' | 'modify';

/** Choosing a nickname. */
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

  /** What is wrong, once something was typed. */
  get error(): MessageDescriptor | null {
    const checked = checkNickname(this.text);
    return this.touched && !checked.ok ? issueMessage(checked.issue) : null;
  }

  get acceptable(): boolean {
    return checkNickname(this.text).ok;
  }

  /**
   * Takes what was typed, without its spaces, and no more than a nickname may have.
   *
   * @param composing an input method is still at work: its letters are not the name yet, and cutting them breaks it
   */
  type(text: string, composing = false): void {
    this.touched = true;
    this.text = composing ? text : [...text.replace(/\p{Zs}/gu, '')].slice(0, NICKNAME_MAX).join('');
  }

  /** Saves. @returns whether it is saved; a refusal has been told by the app */
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
