import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, isBug } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';
import { Turns } from '../ports/Turns.ts';
import { OutgoingMessage, type Said } from './OutgoingMessage.ts';
import type { ConversationCalls, FileFacts, Heard, Spoken } from './Spoken.ts';

/** What is kept of a message: it finds its way after a reload. A picture or PDF that is not uploaded is too large to keep. */
type Kept = readonly [nonce: string, text: string, fileId: string | null, after: number, file?: FileFacts | null];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string' && typeof value[3] === 'number';

/** Messages on their way, in the order in which the person wrote them. */
export class Outbox<Message extends Spoken> {
  items: readonly OutgoingMessage[] = [];

  readonly #deps: Pick<Deps, 'ids' | 'secureStore' | 'haptics'>;
  readonly #calls: Pick<ConversationCalls<Message, Heard<Message>>, 'part' | 'send' | 'upload'>;
  readonly #onSent: (message: Message) => void;
  readonly #turns = new Turns();

  constructor(
    deps: Pick<Deps, 'ids' | 'secureStore' | 'haptics'>,
    calls: Pick<ConversationCalls<Message, Heard<Message>>, 'part' | 'send' | 'upload'>,
    onSent: (message: Message) => void,
  ) {
    this.#deps = deps;
    this.#calls = calls;
    this.#onSent = onSent;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    void this.#restore();
  }

  /** Sends a message. @param after the last message that is there */
  async send(said: Said, after: number): Promise<void> {
    const item = new OutgoingMessage(this.#deps.ids.next(), said, after);
    this.items = [...this.items, item];
    this.#keep();
    await this.resend(item);
  }

  /** Sends a message again, which stays one message. */
  async resend(item: OutgoingMessage): Promise<void> {
    if (item.isSending) return;
    item.begin();
    await this.#turns.run('send', () => this.#deliver(item));
  }

  /** Gives a message up. */
  drop(item: OutgoingMessage): void {
    this.items = this.items.filter((other) => other !== item);
    this.#keep();
  }

  async #deliver(item: OutgoingMessage): Promise<void> {
    const { haptics } = this.#deps;
    try {
      if (item.upload && item.fileId === undefined) {
        item.uploaded(await this.#calls.upload(item.upload, item.show, item.file ? 'PDF' : 'IMG'));
        this.#keep();
      }
      const { text, fileId, nonce } = item;
      const message = await this.#calls.send(
        fileId === undefined ? { nonce, kind: 'text', text } : { nonce, kind: item.file ? 'file' : 'image', fileId },
      );
      runInAction(() => {
        this.#onSent(message);
        this.drop(item);
      });
    } catch (error) {
      item.fail(failureOf(error));
      haptics.play('error');
      if (isBug(error)) throw error;
    }
  }

  /** Without storage, a reload loses what was not sent. */
  #keep(): void {
    const kept = this.items
      .filter(({ upload, fileId }) => !upload || fileId !== undefined)
      .map(({ nonce, text, fileId, after, file }): Kept => [nonce, text, fileId ?? null, after, file ?? null]);
    const { secureStore } = this.#deps;
    (kept.length > 0 ? secureStore.write(this.#calls.part, kept) : secureStore.remove(this.#calls.part)).catch(
      () => undefined,
    );
  }

  async #restore(): Promise<void> {
    const stored = await this.#deps.secureStore.read(this.#calls.part).catch(() => undefined);
    if (!Array.isArray(stored)) return;
    const items = stored.filter(isKept).map(([nonce, text, fileId, after, file]) => {
      const said = { text, fileId: fileId ?? undefined, file: file ?? undefined };
      const item = new OutgoingMessage(nonce, said, after);
      item.fail({ code: 'OFFLINE' });
      return item;
    });
    runInAction(() => (this.items = [...items, ...this.items]));
  }
}
