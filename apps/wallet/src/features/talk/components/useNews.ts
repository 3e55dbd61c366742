import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ChatMessage, TradeParty } from '@ezwallet/api-client/contract';
import { announce } from '@ezwallet/ui';

/** Reads out what others say while the person is here, and nothing that was there before. */
export function useNews(messages: readonly ChatMessage[], side: TradeParty | undefined, isLoaded: boolean): void {
  const { t } = useLingui();
  const heard = useRef<number>(undefined);
  useEffect(() => {
    if (!isLoaded || side === undefined) return;
    const before = heard.current;
    heard.current = messages.at(-1)?.seq ?? 0;
    if (before === undefined) return;
    for (const { seq, by, text, fileId } of messages) {
      if (seq <= before || by === side) continue;
      const speaker = { buyer: t`Buyer`, seller: t`Seller`, staff: t`Support` }[by];
      announce(fileId === null ? t`${speaker}: ${text}` : t`Picture from ${speaker}`, 'polite');
    }
  }, [messages, side, isLoaded, t]);
}
