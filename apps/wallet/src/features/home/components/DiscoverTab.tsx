import { Trans, useLingui } from '@lingui/react/macro';
import { NavBar } from '@ezwallet/ui';
import { MarketList } from './MarketList.tsx';
import styles from './home.module.css';

/** What moves outside of one's own wallet: the market. */
export function DiscoverTab() {
  const { t } = useLingui();
  return (
    <>
      <NavBar variant="root" title={t`Discover`} />
      <div className={styles.body}>
        <section aria-labelledby="market">
          <div className={styles.sectionHead}>
            <h2 id="market">
              <Trans>Market info</Trans>
            </h2>
            <span className={styles.meta}>
              <Trans>Prices in USDT, change in 24 h</Trans>
            </span>
          </div>
          <MarketList />
        </section>
      </div>
    </>
  );
}
