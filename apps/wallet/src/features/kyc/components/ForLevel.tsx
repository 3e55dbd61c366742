import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { KYC_APPLY_STATUS } from '@ezwallet/api-client/constants';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Button, Result, Skeleton } from '@ezwallet/ui';
import { kycPaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import styles from './kyc.module.css';

interface ForLevelProps {
  /** The level that the screen applies for. */
  level: number;
  children: (info: KycInfo) => ReactNode;
}

const mayApply = ({ kycLevel, kycApplyStatus, triesLeft }: KycInfo, level: number) =>
  kycLevel === level - 1 && kycApplyStatus !== KYC_APPLY_STATUS.reviewing && triesLeft > 0;

function LetIn({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return children;
}

/** What a screen shows to a person who can apply for its level now; to others where they are. */
export const ForLevel = observer(function ForLevel({ level, children }: ForLevelProps) {
  const { t } = useLingui();
  const { identity } = useSessionStores();
  // Whose application goes off sees the form until the next screen is there.
  const [isLetIn, setLetIn] = useState(false);
  useEffect(() => void identity.info.reload(), [identity]);
  return (
    <Loaded
      of={identity.info}
      className={styles.form}
      failed={t`We could not load your level`}
      skeleton={<Skeleton height={320} />}
    >
      {(info) => {
        if (isLetIn || mayApply(info, level)) return <LetIn onShown={() => setLetIn(true)}>{children(info)}</LetIn>;
        const hasIt = info.kycLevel >= level;
        if (hasIt || info.kycLevel < level - 1) {
          return (
            <Result
              status={hasIt ? 'success' : 'pending'}
              title={hasIt ? t`You already have this level` : t`Verify the previous level first`}
              actions={
                <Button block render={<Link replace to={kycPaths.levels()} />}>
                  <Trans>View levels</Trans>
                </Button>
              }
            />
          );
        }
        const isReviewing = info.kycApplyStatus === KYC_APPLY_STATUS.reviewing;
        return (
          <Result
            status="pending"
            title={isReviewing ? t`We are reviewing your application` : t`You have used all your tries for today`}
            actions={
              <Button block render={<Link replace to={kycPaths.pending()} />}>
                <Trans>View progress</Trans>
              </Button>
            }
          />
        );
      }}
    </Loaded>
  );
});
