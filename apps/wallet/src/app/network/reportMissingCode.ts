import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Clock, NetworkStore } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { isServed } from '../../shared/load/isServed.ts';

/** Time for a screen to say so in its own place, and for code that loads again by itself, in milliseconds. */
const PATIENCE = 1_500;
/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 10_000;

/** The address of a script, in the browser's error about it. */
const ADDRESS = /https?:\S+\.js/;

interface ReportDeps {
  readonly i18n: I18n;
  readonly view: Window;
  readonly clock: Clock;
  readonly network: Pick<NetworkStore, 'question'>;
  readonly reload: () => void;
}

/**
 * Says that code did not load, if nothing on screen says so, as with the code of sheets and of the scanner. Screens and
 * their parts have their own messages. The person decides when the page reloads, because they may lose what they typed.
 */
export function reportMissingCode({ i18n, view, clock, network, reload }: ReportDeps): void {
  let reporting = false;
  const report = async (address: string | undefined) => {
    const isReported = network.question !== null || view.document.querySelector('[data-code-missing]') !== null;
    if (isReported || (await loads(address))) return;
    const onAction = async () => {
      if (await loads(address)) return;
      if (await isServed()) reload();
      else await report(address);
    };
    const action = { label: i18n._(msg`Try again`), onAction: () => void onAction() };
    toast.fail(i18n._(msg`A part of the app did not load.`), { duration: SHOWN_FOR, action });
  };
  view.addEventListener('vite:preloadError', ({ payload }) => {
    if (reporting) return;
    reporting = true;
    clock.after(PATIENCE, () => void report(ADDRESS.exec(payload.message)?.[0]));
    clock.after(PATIENCE + SHOWN_FOR, () => {
      reporting = false;
    });
  });
}

/** Whether a script loads now. Its next import finds it loaded. */
async function loads(address: string | undefined): Promise<boolean> {
  if (address === undefined) return false;
  return await import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
}
