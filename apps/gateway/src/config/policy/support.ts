import { openingHours } from './opening-hours.ts';
import { count, duration, group } from './values.ts';

/** Conversations of members and guests with support. */
export const support = group({
  /** Conversations that a member may have open at the same time. */
  openConversations: count(),
  /** Messages of one conversation. */
  most: count(),
  /** An answered conversation closes after this silence of its asker. */
  silence: duration,
  /** How long a guest may come back after a code. */
  passLifetime: duration,
  /** How long a call waits for news, and how long somebody is seen as typing. */
  wait: duration,
  typing: duration,
  /** How long nobody else answers a conversation that a person of staff took; each answer begins the time again. */
  takenFor: duration,
  /** When people answer. Outside of it the automatic answer says when they do again. */
  hours: openingHours,
});
