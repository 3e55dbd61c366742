import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { limitInForce } from '@ezwallet/domain-stores';
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

const PLACEHOLDER = [148, 120, 104].map((height) => <Skeleton key={height} height={height} />);

/** A person's own limit: how much is used, a change that waits, and the ways to change it. */
export function LimitScreen<Value>({ kind, store }: Pick<LimitProps<Value>, 'kind' | 'store'>) {
  const { t, i18n } = useLingui();
  useEffect(() => void store.limit.reload(), [store]);
  return (
    <Screen title={i18n._(kind.title)} onBack={useGoBack(homePaths.home('mine'))}>
      <Loaded of={store.limit} className={styles.limit} failed={t`We could not load your limit`} skeleton={PLACEHOLDER}>
        {(limit) => {
          const shown = { kind, store, limit, current: limitInForce(limit) };
          return (
            <>
              <Today {...shown} />
              <Waiting {...shown} />
              <LimitForm {...shown} />
              <LimitOff {...shown} />
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
