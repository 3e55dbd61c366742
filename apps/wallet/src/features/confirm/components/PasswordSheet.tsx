import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TicketGate } from '@ezwallet/domain-stores';
import { Details, Drawer, type DetailsEntry } from '@ezwallet/ui';
import { securityPaths } from '../../../world/paths.ts';
import styles from './confirm.module.css';
import { PaymentPad } from './PaymentPad.tsx';

interface PasswordSheetProps {
  gate: TicketGate;
  title: string;
  /** What the payment password confirms. */
  facts: readonly DetailsEntry[];
  /** Below the facts, such as a picture. */
  children?: ReactNode;
}

/** What a person confirms that is no order, and the payment password that sends it. */
export const PasswordSheet = observer(function PasswordSheet({ gate, title, facts, children }: PasswordSheetProps) {
  const navigate = useNavigate();
  const goForgot = () => {
    gate.cancel();
    void navigate(securityPaths.paymentPassword('reset'));
  };
  return (
    <Drawer
      open={gate.state !== 'closed'}
      onOpenChange={(next) => next || gate.cancel()}
      title={title}
      className={styles.sheet}
      footer={<PaymentPad order={gate} onForgot={goForgot} />}
    >
      <div className={styles.summary}>
        <Details className={styles.facts} items={facts} />
        {children}
      </div>
    </Drawer>
  );
});
