import type { Clock, Visibility } from '@ezwallet/domain-stores';
import { SKIP_WAITING } from '../../service-worker/skip-waiting.ts';

/** Longer than somebody is away with the camera or in the photos, in milliseconds. */
const AWAY = 5 * 60_000;

interface NewerDeps {
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'> | undefined;
  readonly visibility: Visibility;
  readonly clock: Pick<Clock, 'after'>;
  /** Whether nothing is under way that a reload would interrupt. */
  readonly isFree: () => boolean;
  readonly reload: () => void;
}

/**
 * Lets a newer worker take over from an older one, and loads the page again with it (product specification, section 4). That
 * happens while nobody has looked at the page for five minutes, so it interrupts nobody. A first worker only keeps files.
 */
export function takeNewer({ workers, visibility, clock, isFree, reload }: NewerDeps): void {
  if (!workers?.controller) return;
  let isAsked = false;
  workers.addEventListener('controllerchange', () => {
    // Another tab may have asked, and somebody may look at this one. It goes on with the files that it has.
    if (isAsked && !visibility.visible) reload();
  });
  const ask = async () => {
    if (visibility.visible || !isFree()) return;
    const registration = await workers.getRegistration();
    if (!registration?.waiting) return;
    isAsked = true;
    registration.waiting.postMessage(SKIP_WAITING);
  };
  let stop = () => {};
  visibility.subscribe((isVisible) => {
    stop();
    if (!isVisible) stop = clock.after(AWAY, () => void ask().catch(() => undefined));
  });
}
