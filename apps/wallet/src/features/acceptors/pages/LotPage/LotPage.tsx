import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Skeleton } from '@ezwallet/ui';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { acceptorPaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import styles from '../../components/acceptors.module.css';
import { LotForm } from '../../components/LotForm.tsx';

const PLACEHOLDER = [40, 72, 72, 176].map((height, row) => <Skeleton key={`${row} ${height}`} height={height} />);

/** Adds a lot, or changes the one at the position in the address. */
export const LotPage = observer(function LotPage() {
  const { t } = useLingui();
  const { acceptor, payAccounts } = useSessionStores();
  const { config } = acceptor.settings;
  const { ways } = payAccounts;
  const [query] = useSearchParams();
  const leave = useGoBack(acceptorPaths.terms());
  useEffect(() => {
    void config.load();
    void ways.reload();
  }, [config, ways]);
  const asked = query.get('at') ?? '';
  const at = /^\d{1,2}$/.test(asked) && Number(asked) < (config.value?.lots.length ?? 0) ? Number(asked) : undefined;
  return (
    <Screen title={at === undefined ? t`Add range` : t`Change range`} onBack={leave}>
      <Loaded of={config} className={styles.page} failed={t`We could not load your ranges`} skeleton={PLACEHOLDER}>
        {({ lots }) => (
          <Loaded of={ways} className={styles.page} failed={t`We could not load your accounts`} skeleton={PLACEHOLDER}>
            {(all) => <LotForm key={at} lots={lots} at={at} ways={all} onDone={leave} />}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
});
