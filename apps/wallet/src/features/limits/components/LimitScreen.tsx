import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Skeleton } from '@ezwallet/ui';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { homePaths } from '../../../world/paths.ts';
import styles from './limits.module.css';
import { LimitForm } from './LimitForm.tsx';
import { LimitOff } from './LimitOff.tsx';
import type { LimitProps } from './LimitProps.ts';
import { Today } from './Today.tsx';
import { Waiting } from './Waiting.tsx';

/** A person's own limit: how much is used, a change that waits, and the ways to change it. */
export const LimitScreen = observer(function LimitScreen<Value>({ kind, store }: LimitProps<Value>) {
  const { t, i18n } = useLingui();
  useEffect(() => void store.limit.reload(), [store]);
  return (
    <Screen title={i18n._(kind.title)} onBack={useGoBack(homePaths.home('mine'))}>
      <Loaded of={store.limit} className={styles.limit} failed={t`We could not load your limit`} skeleton={<Placeholder />}>
        {() => (
          <>
            <Today kind={kind} store={store} />
            <Waiting kind={kind} store={store} />
            <LimitForm kind={kind} store={store} />
            <LimitOff kind={kind} store={store} />
          </>
        )}
      </Loaded>
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
