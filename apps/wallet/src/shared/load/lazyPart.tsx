import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { isServed } from './isServed.ts';
import { TryAgain } from './TryAgain.tsx';

/**
 * A part of a screen whose code loads when it is first shown. If the load fails, the part says so in its place and offers
 * another try. The rest of the screen stays, with everything typed.
 *
 * Not React's `lazy`, which keeps a failed load as long as the page lives. Some browsers keep one too, so that only a
 * fresh page gets the code: if the second try fails while the server answers, the page reloads.
 *
 * @param waiting takes its place while the code loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly Component: ComponentType<Props> }>,
  waiting?: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const { t } = useLingui();
    const [tries, setTries] = useState(1);
    /** The last try that ended: 0 for none. */
    const [ended, setEnded] = useState(0);
    useEffect(() => {
      let isStale = false;
      const end = () => isStale || setEnded(tries);
      const fail = async () => {
        if (tries > 1 && (await isServed())) location.reload();
        else end();
      };
      if (!Loaded)
        load().then(({ Component }) => {
          Loaded = Component;
          end();
        }, fail);
      return () => {
        isStale = true;
      };
    }, [tries]);
    const tryAgain = () => setTries(tries + 1);
    useEffect(() => {
      if (Loaded || ended === 0) return undefined;
      addEventListener('online', tryAgain);
      return () => removeEventListener('online', tryAgain);
    });
    if (Loaded) return <Loaded {...props} />;
    if (ended === 0) return waiting;
    return (
      <Empty
        role="alert"
        data-code-missing
        icon={glyphs.wifiOff}
        title={t`This part did not load`}
        description={t`Check your connection and try again.`}
        action={<TryAgain busy={ended < tries} onClick={tryAgain} />}
      />
    );
  };
}
