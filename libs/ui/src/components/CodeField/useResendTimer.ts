import { useState, useSyncExternalStore } from 'react';
import { useSecondsLeft } from '../../hooks/useSecondsLeft.ts';

const PREFIX = 'ezwallet.ui.resend.';

/** Only this hook writes the value that it reads. */
const never = () => () => {};

/** Seconds until the user can request another code. */
export interface ResendTimer {
  readonly secondsLeft: number;
  /** Whether a code was already sent in this tab. */
  readonly sent: boolean;
  readonly start: () => void;
}

/**
 * A countdown that survives its component: leaving the page and coming back neither hides nor restarts the wait. The
 * end time is stored for the tab under `key`; without storage it lasts as long as the component.
 *
 * @param sentAt epoch ms when the host itself sent a code; the later wait counts
 */
export function useResendTimer(key: string, seconds: number, sentAt?: number): ResendTimer {
  const stored = useSyncExternalStore(
    never,
    () => recall(key),
    () => undefined,
  );
  const [started, setStarted] = useState<{ key: string; end: number }>();
  const kept = started?.key === key ? started.end : stored;
  const until = sentAt === undefined ? kept : Math.max(kept ?? 0, sentAt + seconds * 1000);
  const start = () => {
    const end = Date.now() + seconds * 1000;
    keep(key, end);
    setStarted({ key, end });
  };
  return { secondsLeft: useSecondsLeft(until), sent: until !== undefined, start };
}

function recall(key: string): number | undefined {
  try {
    const stored = Number(sessionStorage.getItem(PREFIX + key));
    return stored > 0 ? stored : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, end: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(end));
  } catch {
    // Storage is full or blocked: the countdown still runs, but does not survive a remount.
  }
}
