import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, Card, List, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { acceptorPaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import styles from '../../components/acceptors.module.css';
import { LotRow } from '../../components/LotRow.tsx';
import { QuotaCard } from '../../components/QuotaCard.tsx';
import { TermsForm } from '../../components/TermsForm.tsx';

const PLACEHOLDER = [120, 92, 220].map((height) => <Skeleton key={height} height={height} />);

/** What an acceptor trades, at which price, and how much a day. */
export const TermsPage = observer(function TermsPage() {
  const { t } = useLingui();
  const { settings } = useSessionStores().acceptor;
  useEffect(() => settings.watch(), [settings]);
  return (
    <Screen title={t`Ranges and price`} onBack={useGoBack(acceptorPaths.workplace())}>
      <Loaded
        of={settings.config}
        className={styles.page}
        failed={t`We could not load your ranges`}
        skeleton={PLACEHOLDER}
      >
        {(config) => (
          <>
            <Card
              padding="flush"
              title={t`Ranges`}
              meta={
                <Button size={32} variant="tint" icon={glyphs.plus} render={<Link to={acceptorPaths.lot()} />}>
                  <Trans>Add range</Trans>
                </Button>
              }
            >
              {config.lots.length === 0 ? (
                <p className={styles.none}>
                  <Trans>Your ranges will appear here. Without one, you get no offers.</Trans>
                </p>
              ) : (
                <List>
                  {config.lots.map((lot, at) => (
                    <LotRow key={`${at} ${JSON.stringify(lot)}`} lot={lot} at={at} />
                  ))}
                </List>
              )}
            </Card>
            <QuotaCard config={config} isSetHere />
            <TermsForm settings={settings} config={config} />
          </>
        )}
      </Loaded>
    </Screen>
  );
});
