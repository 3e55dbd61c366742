import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../kit/failures.ts';
import type { PictureFile } from '../pictures/PictureFile.ts';
import type { Outgoing, Spoken } from './Spoken.ts';

/** The content of a message: words, or a picture, which has a file id once it is uploaded. */
export interface Said {
  readonly text: string;
  readonly picture?: PictureFile | undefined;
  readonly fileId?: string | undefined;
}

/** A message that the server has not confirmed. */
export class OutgoingMessage {
  readonly text: string;
  readonly picture: PictureFile | undefined;
  /** Made once for the message, so that the server keeps it once however often it is sent. */
  readonly nonce: string;
  /** The last message of the chat when the person wrote this one. */
  readonly after: number;
  fileId: string | undefined;
  /** The share of the picture that is uploaded, from 0 to 1. */
  progress = 0;
  isSending = false;
  failure: Failure | undefined = undefined;

  constructor(nonce: string, { text, picture, fileId }: Said, after: number) {
    this.nonce = nonce;
    this.text = text;
    this.picture = picture;
    this.fileId = fileId;
    this.after = after;
    makeAutoObservable(this, { picture: false, failure: observableRef }, { autoBind: true });
  }

  get kind(): Outgoing['kind'] {
    return this.picture === undefined && this.fileId === undefined ? 'text' : 'image';
  }

  begin(): void {
    this.isSending = true;
    this.failure = undefined;
  }

  show(progress: number): void {
    this.progress = progress;
  }

  uploaded(fileId: string): void {
    this.fileId = fileId;
    this.progress = 1;
  }

  fail(failure: Failure): void {
    this.isSending = false;
    this.failure = failure;
  }

  /** Whether a message of the same person says the same, and came after this was written. */
  resembles({ seq, text, fileId }: Spoken): boolean {
    return (
      seq > this.after &&
      (this.kind === 'text' ? text === this.text : this.fileId !== undefined && fileId === this.fileId)
    );
  }
}
