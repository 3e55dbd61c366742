import { useContext, useMemo } from 'react';
import { UiContext, type SharedMessages } from './UiContext.ts';
import type { Messages } from '../messages/Messages.ts';

/**
 * The kit's messages for a component, in the language of the nearest `UiProvider`: those that many components show, and
 * those that it brings.
 *
 * @param own its own messages in English
 */
export function useWords<Own extends Partial<Messages> = object>(own?: Own): SharedMessages & Own {
  const { words } = useContext(UiContext);
  // The words of another language have the keys of the component's own ones, and their type.
  return useMemo(() => (own ? { ...own, ...words } : words) as SharedMessages & Own, [own, words]);
}
