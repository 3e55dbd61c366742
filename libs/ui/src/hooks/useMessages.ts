import { useContext } from 'react';
import { UiContext } from './UiContext.ts';
import type { Messages } from '../messages/Messages.ts';

/** The kit's messages in the language of the nearest `UiProvider`. */
export function useMessages(): Messages {
  return useContext(UiContext).messages;
}
