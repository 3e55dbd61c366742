import type { PictureFile } from '../pictures/PictureFile.ts';

/** A message as a server confirms it. */
export interface Spoken {
  /** Counts from 1 in each conversation. */
  readonly seq: number;
  readonly text: string;
  readonly fileId: string | null;
}

/** The server's view of a conversation. */
export interface Heard<Message extends Spoken> {
  /** At most 100, the oldest first. */
  readonly messages: readonly Message[];
  /** The last message of all. */
  readonly lastSeq: number;
}

/** The name and the size in bytes of a file that is no picture. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

/** A file of the device that is ready for upload, and its size in bytes. */
export interface OutgoingFile extends PictureFile {
  readonly size: number;
}

/** A message as it goes out: words, or a picture or a file that is uploaded. */
export type Outgoing = { readonly nonce: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly fileId: string }
  | { readonly kind: 'file'; readonly fileId: string }
);

/** The calls of one conversation. */
export interface ConversationCalls<Message extends Spoken, Answer extends Heard<Message>> {
  /** Names the unsent messages in the storage of the device. */
  readonly part: string;
  /**
   * Asks for the messages after one.
   * @param known the answer before; the server may wait until there is more than that. Undefined for an answer at once
   */
  list(after: number, known: Answer | undefined, signal?: AbortSignal): Promise<Answer>;
  /** Sends a message. The same nonce stays one message. */
  send(message: Outgoing): Promise<Message>;
  /** Stores a picture, or a PDF where the conversation takes files. @returns the id of the file */
  upload(file: PictureFile, onProgress: (share: number) => void, fileType: 'IMG' | 'PDF'): Promise<string>;
  /** Tells the server that the messages up to one were seen. */
  see(seq: number): Promise<unknown>;
  /** Tells the other side that the person writes just now; missing where nobody hears it. `after` is the last message that is here. */
  tellTyping?(after: number): Promise<unknown>;
  isOwn(message: Message): boolean;
  /** Whether an answer brings something beside messages. */
  hasNews(answer: Answer, before: Answer): boolean;
  /** Refusals that no further try changes. */
  readonly final: ReadonlySet<string>;
}
