import type { MessageDescriptor } from '@lingui/core';

let messages: Readonly<Record<string, MessageDescriptor | null>> = {};

/** Loads the messages for codes. Most visits need none of them, so the first load leaves them out. */
export async function loadErrorMessages(): Promise<void> {
  ({ errorMessages: messages } = await import('./errorMessages.ts'));
}

/** The message for a code, if it has one and has loaded: the app passes a refusal on only then. */
export function errorMessage(code: string): MessageDescriptor | null {
  return Object.hasOwn(messages, code) ? (messages[code] ?? null) : null;
}
