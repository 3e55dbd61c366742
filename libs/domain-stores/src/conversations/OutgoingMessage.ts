import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../kit/failures.ts';
import type { PictureFile } from '../pictures/PictureFile.ts';
import type { FileFacts, Outgoing, OutgoingFile, Spoken } from './Spoken.ts';

/** The content of a message: words, a picture or a PDF, which has a file id once it is uploaded. */
export interface Said {
  readonly text: string;
  readonly picture?: PictureFile | undefined;
  readonly pdf?: OutgoingFile | undefined;
  readonly fileId?: string | undefined;
  /** Of a PDF that is uploaded. */
  readonly file?: FileFacts | undefined;
}

/** A message that the server has not confirmed. */
export class OutgoingMessage {
  readonly text: string;
  readonly picture: PictureFile | undefined;
  /** The name and size of a PDF; undefined for pictures and words. */
  readonly file: FileFacts | undefined;
  /** The picture or PDF that is uploaded. */
  readonly upload: PictureFile | undefined;
  /** Made once for the message, so that the server keeps it once however often it is sent. */
  readonly nonce: string;
  /** The last message of the chat when the person wrote this one. */
  readonly after: number;
  fileId: string | undefined;
  /** The share of the picture or PDF that is uploaded, from 0 to 1. */
  progress = 0;
  isSending = false;
  failure: Failure | undefined = undefined;

  constructor(nonce: string, { text, picture, pdf, fileId, file }: Said, after: number) {
    this.nonce = nonce;
    this.text = text;
    this.picture = picture;
    this.upload = picture ?? pdf;
    this.file = pdf ? { name: pdf.fileName, size: pdf.size } : file;
    this.fileId = fileId;
    this.after = after;
    makeAutoObservable(
      this,
      { picture: false, upload: false, file: false, failure: observableRef },
      { autoBind: true },
    );
  }

  get kind(): Outgoing['kind'] {
    if (this.file) return 'file';
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
