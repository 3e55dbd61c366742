import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { announce } from '@ezwallet/ui';

interface Heard {
  readonly seq: number;
  readonly text: string;
  readonly fileId: string | null;
  /** Of a file that is no picture. */
  readonly file?: { readonly name: string } | null;
}

/**
 * Reads out what others say while the person is here, and nothing that was there before.
 * @param speakerOf the name of a speaker; undefined for the person
 */
export function useNews<Message extends Heard>(
  messages: readonly Message[],
  speakerOf: (message: Message) => string | undefined,
  isLoaded: boolean,
): void {
  const { t } = useLingui();
  const heard = useRef<number>(undefined);
  const name = useRef(speakerOf);
  useEffect(() => {
    name.current = speakerOf;
  });
  useEffect(() => {
    if (!isLoaded) return;
    const before = heard.current;
    heard.current = messages.at(-1)?.seq ?? 0;
    if (before === undefined) return;
    for (const message of messages) {
      const { seq, text, fileId, file } = message;
      const speaker = seq > before ? name.current(message) : undefined;
      if (speaker !== undefined)
        announce(
          file ? t`File from ${speaker}` : fileId === null ? t`${speaker}: ${text}` : t`Picture from ${speaker}`,
          'polite',
        );
    }
  }, [messages, isLoaded, t]);
}
