import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { List, ListItem, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { useKeptFocus } from '../../../../shared/layout/useKeptFocus.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { acceptorPaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { orderPath, RunningOrders } from '../../../orders/index.ts';
import styles from '../../components/acceptors.module.css';
import { OfferAnswer } from '../../components/OfferAnswer.tsx';
import { Offers } from '../../components/Offers.tsx';
import { QuotaCard } from '../../components/QuotaCard.tsx';
import { StatusCard } from '../../components/StatusCard.tsx';

const PLACEHOLDER = [68, 200, 92].map((height) => <Skeleton key={height} height={height} />);

/** Where an acceptor works: online or offline, the offers with their answer at the bottom, and the day's figures. */
export const WorkplacePage = observer(function WorkplacePage() {
  const { t } = useLingui();
  const { acceptor, trades } = useSessionStores();
  const { settings, offers } = acceptor;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => settings.watch(), [settings]);
  useEffect(() => offers.watch(), [offers]);
  const { taken } = offers;
  useEffect(() => {
    if (!taken) return;
    offers.readTaken();
    void navigate(orderPath(taken));
  }, [taken, offers, navigate]);
  const current = offers.offers.find(({ offerNo }) => offerNo === chosen) ?? offers.offers[0];
  // The last answer takes its buttons away.
  const place = useKeptFocus<HTMLElement>(current === undefined);
  return (
    <Screen
      title={t`Workplace`}
      onBack={useGoBack()}
      {...(current ? { footer: <OfferAnswer offers={offers} offer={current} /> } : {})}
    >
      <Loaded
        of={settings.config}
        className={styles.page}
        failed={t`We could not load your workplace`}
        skeleton={PLACEHOLDER}
      >
        {(config) => (
          <>
            <StatusCard settings={settings} config={config} />
            <section ref={place} tabIndex={-1} aria-label={t`Offers`} className={styles.offers}>
              <Offers offers={offers} config={config} chosen={current?.offerNo} onChoose={setChosen} />
            </section>
            <RunningOrders running={trades.running} />
            <QuotaCard config={config} />
            <List framed>
              <ListItem
                icon={glyphs.settings}
                title={t`Ranges and price`}
                render={<Link to={acceptorPaths.terms()} />}
              />
              <ListItem icon={glyphs.chart} title={t`Merchant income`} render={<Link to={acceptorPaths.profits()} />} />
            </List>
          </>
        )}
      </Loaded>
    </Screen>
  );
});
