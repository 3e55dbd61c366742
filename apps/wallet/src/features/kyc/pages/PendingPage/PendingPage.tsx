import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { KYC_APPLY_STATUS } from '@ezwallet/api-client/constants';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Button, Card, Rail, Result, Skeleton, type RailProps } from '@ezwallet/ui';
import { kycPaths } from '../../../../world/paths.ts';
import { useSessionStores, useStores, useWorld } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { shortTimeText } from '../../../../shared/time/time-text.ts';
import styles from '../../components/kyc.module.css';
import { nextSteps } from '../../model/nextStep.ts';

const LOOK_EVERY = 5000;

/** Where the last application is: under review, passed, or failed with the reason and the tries left. */
export const PendingPage = observer(function PendingPage() {
  const { t } = useLingui();
  const { deps } = useWorld();
  const { session } = useStores();
  const { identity } = useSessionStores();
  const { info } = identity;
  const status = info.value?.kycApplyStatus;
  useEffect(() => void info.reload(), [info]);
  useEffect(() => {
    if (status !== KYC_APPLY_STATUS.reviewing) return undefined;
    return deps.clock.every(LOOK_EVERY, () => void info.reload());
  }, [deps, info, status]);
  const level = info.value?.kycLevel;
  useEffect(() => {
    // Other screens take the level from the session.
    if (level !== undefined && session.user && session.user.kycLevel !== level) session.reload().catch(() => undefined);
  }, [session, level]);
  return (
    <Screen title={t`Your application`} onBack={useGoBack(kycPaths.levels())}>
      <Loaded
        of={info}
        className={styles.form}
        failed={t`We could not load your application`}
        skeleton={<Skeleton height={320} />}
      >
        {(loaded) => (
          <div aria-live="polite">
            <Standing info={loaded} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
});

function Standing({ info }: { info: KycInfo }) {
  const { t } = useLingui();
  const { kycApplyStatus, failReason, triesLeft, kycLevel } = info;
  // The level was reached while the person looked.
  const [sawReview] = useState(() => info.kycApplyStatus === KYC_APPLY_STATUS.reviewing);
  const levels = (
    <Button
      block
      variant={kycApplyStatus === KYC_APPLY_STATUS.failed ? 'secondary' : 'primary'}
      render={<Link replace to={kycPaths.levels()} />}
    >
      <Trans>Show all levels</Trans>
    </Button>
  );
  if (kycApplyStatus === KYC_APPLY_STATUS.reviewing)
    return (
      <Result
        status="pending"
        title={t`We are reviewing your application`}
        description={t`You can close this page. The result will be here when you come back.`}
        actions={levels}
      >
        <Way info={info} status="waiting" />
      </Result>
    );
  if (kycApplyStatus === KYC_APPLY_STATUS.failed) {
    const again = nextSteps[kycLevel];
    return (
      <Result
        status="failed"
        title={t`Your application was not approved`}
        actions={
          <>
            {again && triesLeft > 0 && (
              <Button block render={<Link replace to={again.path} />}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {levels}
          </>
        }
      >
        <Way info={info} status="failed" reason={failReason} />
        <p className={styles.note}>
          {triesLeft === 0 ? (
            <Trans>You have used all your tries for today. Try again tomorrow.</Trans>
          ) : (
            <Plural value={triesLeft} one="# try left today" other="# tries left today" />
          )}
        </p>
      </Result>
    );
  }
  if (kycLevel === 0) return <Result status="pending" title={t`You have no application`} actions={levels} />;
  return (
    <Result
      status="success"
      fresh={sawReview}
      felt={sawReview}
      title={t`You have level ${kycLevel}`}
      description={t`Its limits apply from now on.`}
      actions={levels}
    />
  );
}

interface WayProps extends Pick<RailProps, 'status'> {
  info: KycInfo;
  /** Why we refused it, in the words of the person who reviewed it. */
  reason?: string;
}

/** The steps of an application: past and to come. */
function Way({ info: { applyLevel, submittedAt }, status, reason }: WayProps) {
  const { t } = useLingui();
  const isFailed = status === 'failed';
  const level = applyLevel ?? '';
  return (
    <Card className={styles.facts} padding="flush" title={t`What happened`}>
      <Rail
        aria-label={t`What happened`}
        current={1}
        status={status}
        items={[
          {
            value: 'sent',
            label: t`You applied for level ${level}`,
            ...(submittedAt !== null && { time: shortTimeText(submittedAt) }),
          },
          {
            value: 'review',
            label: isFailed ? t`We did not approve it` : t`We review it`,
            ...(reason && { description: <bdi>{reason}</bdi> }),
          },
          { value: 'level', label: t`The limits of level ${level} apply` },
        ]}
      />
    </Card>
  );
}
