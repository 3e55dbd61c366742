import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { IconButton, NavBar } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { HideAmounts } from '../../../shared/money/HideAmounts.tsx';
import { useFeatures } from './useFeatures.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { Wealth } from './Wealth.tsx';
import styles from './home.module.css';

/** The person's assets, coin by coin. */
export const WealthTab = observer(function WealthTab() {
  const { t } = useLingui();
  const { session } = useStores();
  const stores = useOptionalSessionStores();
  const { isShown, wayTo } = useFeatures();
  return (
    <>
      <div className={styles.wash} data-size="small" />
      <NavBar
        variant="root"
        title={t`Wealth`}
        actions={
          session.signedIn && (
            <>
              <HideAmounts />
              {isShown('billing') && (
                <IconButton icon={glyphs.receipt} label={t`Billing details`} {...wayTo('billing')} />
              )}
            </>
          )
        }
      />
      <div className={`${styles.body} ${styles.broad}`}>
        {session.signedIn ? <Wealth stores={stores} /> : <VisitorCard />}
      </div>
    </>
  );
});
