import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { KYC_APPLY_STATUS } from '@ezwallet/api-client/constants';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Button, Card, List, ListItem, Skeleton, Tag } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { kycPaths, payAccountPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { Meter } from '../../../../shared/meter/Meter.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../../shared/money/useOwnMoney.ts';
import { IdentityFacts } from '../../components/IdentityFacts.tsx';
import { AskSupport } from '../../../../shared/questions/AskSupport.tsx';
import { LevelLimits } from '../../components/LevelLimits.tsx';
import { QuestionLink } from '../../../../shared/questions/QuestionLink.tsx';
import styles from '../../components/kyc.module.css';
import { levelNeeds } from '../../model/levelNeeds.ts';
import { nextSteps } from '../../model/nextStep.ts';

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
      <Application info={info} />
      <Card
        title={level === 0 ? t`Level 1` : t`Level ${level}`}
        meta={level === 0 ? <Tag>{t`Not verified`}</Tag> : <Tag tone="success">{t`Verified`}</Tag>}
      >
        {level === 0 && levelNeeds[0] && <p className={styles.note}>{i18n._(levelNeeds[0])}</p>}
        <IdentityFacts info={info} />
        {shown && <LevelLimits limits={shown} />}
        {level > 0 && <UsedToday info={info} />}
      </Card>
      {higher.length > 0 && (
        <Card title={t`Higher levels`} padding="flush">
          <List>
            {higher.map(({ kycLevel, withdrawADay }) => {
              const needs = levelNeeds[kycLevel - 1];
              const isNext = kycLevel === level + 1;
              return (
                <ListItem
                  key={kycLevel}
                  title={t`Level ${kycLevel}`}
                  description={needs && i18n._(needs)}
                  value={moneyText(withdrawADay, 'USDT')}
                  valueDescription={t`to withdraw per day`}
                  {...(isNext && canApply(info) && nextSteps[level] && { render: <Link to={nextSteps[level].path} /> })}
                />
              );
            })}
          </List>
        </Card>
      )}
      <QuestionLink code="documents">
        <Trans>What happens to my documents?</Trans>
      </QuestionLink>
    </>
  );
}

const canApply = ({ kycApplyStatus, triesLeft }: KycInfo) =>
  kycApplyStatus !== KYC_APPLY_STATUS.reviewing && triesLeft > 0;

/** Withdrawals of today, of what the level allows. */
const UsedToday = observer(function UsedToday({ info }: { info: KycInfo }) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  const ownMoney = useOwnMoney();
  const used = ownMoney(info.withdrawToday.used, 'USDT');
  const left = ownMoney(info.withdrawToday.left, 'USDT');
  const limit = Number(info.withdrawToday.used) + Number(info.withdrawToday.left);
  return (
    <div className={styles.used}>
      <p className={styles.note}>
        <Trans>
          Withdrawn today {used}, left {left}
        </Trans>
      </p>
      {/* Only a picture: the words give the exact amounts. */}
      <Meter
        label={t`Withdrawn today`}
        text={t`${used} used, ${left} left`}
        share={hideAmounts ? 0 : limit > 0 ? Number(info.withdrawToday.used) / limit : 1}
      />
    </div>
  );
});

/** Where the application is, with the way there. */
function Application({ info }: { info: KycInfo }) {
  const { t } = useLingui();
  const { kycApplyStatus, applyLevel } = info;
  const isFailed = kycApplyStatus === KYC_APPLY_STATUS.failed;
  if (applyLevel === null || (!isFailed && kycApplyStatus !== KYC_APPLY_STATUS.reviewing)) return null;
  return (
    <>
      <List framed>
        <ListItem
          title={isFailed ? t`Level ${applyLevel} was not approved` : t`Level ${applyLevel} is under review`}
          description={isFailed ? t`See why and try again` : t`View progress`}
          icon={isFailed ? glyphs.warning : glyphs.clock}
          render={<Link to={kycPaths.pending()} />}
        />
      </List>
      <AskSupport about={{ subject: 'verification' }}>
        <Trans>Ask support about your verification</Trans>
      </AskSupport>
    </>
  );
}

/** The one thing to do next. */
function NextStep({ info }: { info: KycInfo }) {
  const { i18n } = useLingui();
  const step = nextSteps[info.kycLevel];
  if (step && canApply(info)) {
    return (
      <Button block render={<Link to={step.path} />}>
        {i18n._(step.words)}
      </Button>
    );
  }
  if (step && info.triesLeft === 0)
    return (
      <p className={styles.note}>
        <Trans>You have used all your tries for today. Try again tomorrow.</Trans>
      </p>
    );
  return (
    <Button block variant="secondary" render={<Link to={payAccountPaths.all()} />}>
      <Trans>Payment accounts</Trans>
    </Button>
  );
}
