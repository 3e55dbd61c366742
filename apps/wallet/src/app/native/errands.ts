import type { AppLock } from '@ezwallet/domain-stores/biometrics';

// The app does not lock behind somebody whom it has sent to the camera or to the photos itself.

type Errands = Pick<AppLock, 'expectErrand' | 'endErrand'>;

/** Notices that the person goes to pick a file or to take a picture. */
export function watchErrands(page: Document, lock: Errands): void {
  const onFile = (notice: () => void) => (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') notice();
  };
  page.addEventListener('click', onFile(lock.expectErrand), true);
  for (const end of ['change', 'cancel']) page.addEventListener(end, onFile(lock.endErrand), true);
}

/** Runs what takes the person to another part of the native app. */
export async function onErrand<T>(lock: Errands, task: () => Promise<T>): Promise<T> {
  lock.expectErrand();
  try {
    return await task();
  } finally {
    lock.endErrand();
  }
}
