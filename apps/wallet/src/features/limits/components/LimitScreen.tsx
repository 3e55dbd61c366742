import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, Empty, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import styles from './limits.module.css';
import { LimitForm } from './LimitForm.tsx';
import { LimitOff } from './LimitOff.tsx';
import type { LimitProps } from './LimitProps.ts';
import { Today } from './Today.tsx';
import { Waiting } from './Waiting.tsx';

/** A person's own limit: how much is used, a change that waits, and the ways to change it. */
export const LimitScreen = observer(function LimitScreen<Value>({ kind, store }: LimitProps<Value>) {
  const { t, i18n } = useLingui();
  useEffect(() => void store.load(), [store]);
  const { limit, failed } = store;
  return (
    <Screen title={i18n._(kind.title)} onBack={useGoBack('/?tab=mine')}>
      <SkeletonRegion className={styles.limit} loading={!limit && !failed} placeholder={<Placeholder />}>
        {limit ? (
          <>
            <Today kind={kind} store={store} />
            <Waiting kind={kind} store={store} />
            <LimitForm kind={kind} store={store} />
            <LimitOff kind={kind} store={store} />
          </>
        ) : (
          <Empty
            icon={glyphs.wifiOff}
            title={t`We could not load your limit`}
            description={t`Check your connection and try again.`}
            action={
              <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void store.load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
      </SkeletonRegion>
    </Screen>
  );
});

/** Placeholder of a limit that is loading. */
function Placeholder() {
  return (
    <>
      <Skeleton height={148} />
      <Skeleton height={120} />
      <Skeleton height={104} />
    </>
  );
}
