import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Api, Deps } from '@ezwallet/domain-stores';
import { failureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

const POLL = 3_000;
const SECOND = 1_000;

interface SmsReplyDeps {
  readonly api: Pick<Api, 'common'>;
  readonly clock: Pick<Deps['clock'], 'now' | 'after'>;
  /** The login that waits for the proof; left out for a person who is signed in. */
  readonly preToken?: string | undefined;
  /** Takes the proof once the message has arrived. */
  readonly onCode: (code: string) => void;
}

/** The message that the person is to send. */
interface Question {
  readonly replyId: string;
  readonly sendTo: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** A proof by a message from the person's phone: asks for its text, and looks every few seconds whether it has arrived. */
export class SmsReply {
  state: 'idle' | 'asking' | 'waiting' | 'received' | 'expired' = 'idle';
  question: Question | null = null;
  problem: MessageDescriptor | null = null;

  readonly #deps: SmsReplyDeps;
  #stop: () => void = () => {};

  constructor(deps: SmsReplyDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { question: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** Asks for a text to send. */
  async ask(): Promise<void> {
    if (this.state === 'asking') return;
    const { api, clock } = this.#deps;
    this.leave();
    this.state = 'asking';
    this.problem = null;
    try {
      const { expiresIn, ...question } = await api.common.sendReplySms(this.#login);
      runInAction(() => {
        this.question = { ...question, until: clock.now() + expiresIn * SECOND };
        this.state = 'waiting';
      });
      this.#lookLater();
    } catch (error) {
      runInAction(() => {
        this.state = 'idle';
        this.problem = failureMessage(failureOf(error));
      });
    }
  }

  /** Stops looking. */
  leave(): void {
    this.#stop();
    this.#stop = () => {};
    if (this.state === 'waiting') this.state = 'idle';
  }

  get #login(): { preToken?: string } {
    const { preToken } = this.#deps;
    return preToken === undefined ? {} : { preToken };
  }

  #lookLater(): void {
    this.#stop = this.#deps.clock.after(POLL, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { api, clock, onCode } = this.#deps;
    const asked = this.question;
    if (!asked) return;
    try {
      const found = await api.common.verifyReplySms({ replyId: asked.replyId, ...this.#login });
      if (this.state !== 'waiting' || this.question !== asked) return;
      if (found.received) {
        runInAction(() => (this.state = 'received'));
        onCode(found.code);
        return;
      }
    } catch (error) {
      // Without an answer, the next look may get one.
      if (this.state !== 'waiting' || this.question !== asked) return;
      if (failureOf<Contract['common']['verifyReplySms']>(error).code === 'EXPIRED') return this.expire();
    }
    if (clock.now() >= asked.until) this.expire();
    else this.#lookLater();
  }

  private expire(): void {
    this.state = 'expired';
  }
}
