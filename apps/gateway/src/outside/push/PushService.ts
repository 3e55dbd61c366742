import type { BrowserKeys } from './encryptPush.ts';

/** A browser that takes notifications, at the push service of its vendor. */
export interface PushTarget extends BrowserKeys {
  readonly endpoint: string;
}

/** A notification as a push service takes it (RFC 8030, section 5). */
export interface Push {
  readonly text: string;
  /** How long the service keeps it for a browser that is away, in milliseconds. */
  readonly lasts: number;
  readonly urgency: 'high' | 'normal' | 'low';
  /** A later one of the same topic takes its place while it waits: at most 32 characters of base64url. */
  readonly topic?: string;
}

/** The outcome: the service took the notification, refused it for good, or has lost its browser. */
export type Pushed = 'taken' | 'refused' | 'gone';

/** Hands notifications to push services. */
export interface PushService {
  /** By which browsers subscribe to this server and no other, in base64url. */
  readonly publicKey: string;
  /** @throws Error where a later try may do better */
  send(to: PushTarget, push: Push): Promise<Pushed>;
}
