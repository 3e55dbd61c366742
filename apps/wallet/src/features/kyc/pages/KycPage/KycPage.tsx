import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Button, Card, List, ListItem, Skeleton, Tag } from '@ezwallet/ui';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { kycPaths, payAccountPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { IdentityFacts } from '../../components/IdentityFacts.tsx';
import { LevelLimits } from '../../components/LevelLimits.tsx';
import styles from '../../components/kyc.module.css';
import { levelNeeds } from '../../model/levelNeeds.ts';

/** The level that a person is verified to, what it allows, and the way to the next one. */
export const KycPage = observer(function KycPage() {
  const { t } = useLingui();
  const { identity } = useSessionStores();
  useEffect(() => void identity.info.reload(), [identity]);
  const info = identity.info.value;
  return (
    <Screen title={t`Identity verification`} onBack={useGoBack()} footer={info && <NextStep info={info} />}>
      <Loaded
        of={identity.info}
        className={styles.levels}
        failed={t`We could not load your level`}
        skeleton={
          <>
            <Skeleton height={226} />
            <Skeleton height={234} />
          </>
        }
      >
        {(loaded) => <Levels info={loaded} />}
      </Loaded>
    </Screen>
  );
});

function Levels({ info }: { info: KycInfo }) {
  const { t, i18n } = useLingui();
  const level = info.kycLevel;
  // A person without a level sees what the first one brings.
  const shown = info.limits.find(({ kycLevel }) => kycLevel === Math.max(level, 1));
  const higher = info.limits.filter(({ kycLevel }) => kycLevel > Math.max(level, 1));
  return (
    <>
      <Card
        title={level === 0 ? t`Level 1` : t`Level ${level}`}
        meta={level === 0 ? <Tag>{t`Not verified`}</Tag> : <Tag tone="success">{t`Verified`}</Tag>}
      >
        {level === 0 && levelNeeds[0] && <p className={styles.note}>{i18n._(levelNeeds[0])}</p>}
        <IdentityFacts info={info} />
        {shown && <LevelLimits limits={shown} />}
      </Card>
      {higher.length > 0 && (
        <Card title={t`Higher levels`} meta={t`Come later`} padding="flush">
          <List>
            {higher.map(({ kycLevel, withdrawADay }) => (
              <ListItem
                key={kycLevel}
                title={t`Level ${kycLevel}`}
                description={levelNeeds[kycLevel - 1] && i18n._(levelNeeds[kycLevel - 1]!)}
                value={moneyText(withdrawADay, 'USDT')}
                valueDescription={t`to withdraw a day`}
              />
            ))}
          </List>
        </Card>
      )}
    </>
  );
}

/** The one thing to do next. */
function NextStep({ info }: { info: KycInfo }) {
  if (info.kycLevel > 0) {
    return (
      <Button block variant="secondary" render={<Link to={payAccountPaths.all()} />}>
        <Trans>Payment accounts</Trans>
      </Button>
    );
  }
  return info.triesLeft > 0 ? (
    <Button block render={<Link to={kycPaths.form()} />}>
      <Trans>Verify identity</Trans>
    </Button>
  ) : (
    <p className={styles.note}>
      <Trans>You have used all your tries for today. Try again tomorrow.</Trans>
    </p>
  );
}
