import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import type { ClosedReason } from '../../../world/permissions.ts';
import type { ScreenPermission } from '../../../world/ScreenHandle.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { AskSupport } from '../../../shared/questions/AskSupport.tsx';
import { ProofGate, ProofSheet } from '../../proof/index.ts';
import { closedWords } from '../model/closedWords.ts';
import { BackToHome } from './BackToHome.tsx';
import styles from './closed.module.css';
import { ForMerchants } from './ForMerchants.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { useLiftHold } from './useLiftHold.ts';

interface ClosedProps {
  permission: ScreenPermission;
  reason: ClosedReason;
}

/** Tells a person why a screen is closed to them, with a way out, and offers to lift a hold where that is theirs to do. */
export function Closed({ permission, reason }: ClosedProps) {
  return permission === 'acceptor' ? <ForMerchants /> : <Shut permission={permission} reason={reason} />;
}

const Shut = observer(function Shut({ permission, reason }: ClosedProps) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const { session } = useStores();
  const [gate] = useState(() => new ProofGate(deps.api));
  const { lift, isLifting } = useLiftHold(gate);
  const { title, content } = closedWords(permission, reason);
  // The flag of deposits does not follow the hold on outgoing money.
  const hold = reason === 'held' && permission !== 'deposit' ? session.user?.hold : null;
  return (
    <>
      <Empty
        role="alert"
        picture={reason === 'held' ? pictures.shield : pictures.clock}
        title={i18n._(title)}
        description={hold ? <HoldNotice hold={hold} /> : i18n._(content)}
        action={
          <div className={styles.ways}>
            {hold && hold.liftBy.length > 0 && (
              <Button size={32} variant="tint" loading={isLifting} onClick={() => void lift(permission)}>
                <Trans>End the hold</Trans>
              </Button>
            )}
            <BackToHome />
            <AskSupport about={{ subject: 'account' }}>
              <Trans>Ask support about this</Trans>
            </AskSupport>
          </div>
        }
      />
      <ProofSheet gate={gate} />
    </>
  );
});
