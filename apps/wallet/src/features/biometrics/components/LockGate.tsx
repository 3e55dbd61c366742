import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { type AppLock, type BiometricsStore, maskedAccount } from '@ezwallet/domain-stores/biometrics';
import { LockScreen } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { biometricLook } from '../model/biometricWords.ts';

interface LockGateProps {
  lock: AppLock;
  biometrics: BiometricsStore;
  /** The app. It is not drawn below a lock that closed before the first frame. */
  children?: ReactNode;
}

/** The app, or the lock screen in front of it. */
export const LockGate = observer(function LockGate({ lock, biometrics, children }: LockGateProps) {
  const { i18n } = useLingui();
  const { session } = useStores();
  const { user } = session;
  return (
    <>
      {!lock.isCold && <Fragment key={lock.round}>{children}</Fragment>}
      <LockScreen
        open={lock.isLocked}
        account={user ? maskedAccount(user) : ''}
        kinds={biometrics.supportBiometricType}
        phishingCode={user?.antiPhishingCode || undefined}
        onVerify={() => lock.verify(i18n._(biometricLook(biometrics).unlock))}
        onUsePassword={() => void session.logout()}
      />
    </>
  );
});
