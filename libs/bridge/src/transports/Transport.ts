/** Carries encoded messages between a page and its shell, in order, both ways. */
export interface Transport {
  /** Sends one encoded message. */
  post(text: string): void;
  /** Sets the single receiver of incoming text, which is unchecked. */
  onMessage(receive: (text: unknown) => void): void;
  /** Stops receiving and removes everything from the window. */
  close(): void;
}
