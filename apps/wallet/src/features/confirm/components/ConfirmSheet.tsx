import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TransferPreview } from '@ezwallet/domain-stores';
import { Amount, Details, Drawer, Icon, type DetailsEntry } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { WantedProofs } from '../../proof/index.ts';
import { securityPaths } from '../../../world/paths.ts';
import type { Explain } from '../model/Explain.ts';
import { problemMessage } from '../model/problemMessage.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';
import { warningMessages } from '../model/warningMessages.ts';
import shared from './confirm.module.css';
import styles from './ConfirmSheet.module.css';
import { PaymentPad } from './PaymentPad.tsx';

interface ConfirmSheetProps {
  /** The order that waits for confirmation. */
  order: ShownOrder;
  title: string;
  /** Label above the amount: what happens to it. */
  lead: string;
  facts: readonly DetailsEntry[];
  /** Content between the amount and the facts, such as a whole address. */
  children?: ReactNode;
  /** Warnings about the recipient. */
  warnings?: TransferPreview['warnings'] | undefined;
  /** Words for the warnings, where the recipient is not a person. */
  warningWords?: typeof warningMessages | undefined;
  /** Turns a problem into words. */
  explain?: Explain | undefined;
}

/** With more facts than these, the rows are lower on a usual phone too. */
const FEW_FACTS = 5;

/** The order, the payment password that sends it, and further proofs that the server may require. */
export const ConfirmSheet = observer(function ConfirmSheet({
  order,
  title,
  lead,
  facts,
  children,
  warnings = [],
  warningWords = warningMessages,
  explain = problemMessage,
}: ConfirmSheetProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { amount = '', currency = '' } = order.confirmed ?? {};
  const goForgot = () => {
    order.cancel();
    void navigate(securityPaths.paymentPassword('reset'));
  };
  return (
    <>
      <Drawer
        open={order.confirming}
        onOpenChange={(next) => next || order.cancel()}
        title={title}
        className={shared.sheet}
        footer={<PaymentPad order={order} explain={explain} onForgot={goForgot} />}
      >
        <div className={shared.summary} data-dense={facts.length > FEW_FACTS ? '' : undefined}>
          <div className={styles.sum}>
            <span className={styles.lead}>{lead}</span>
            <Amount
              className={styles.amount}
              value={amount}
              currency={currency}
              decimals={shownDecimals(amount)}
              size={36}
            />
          </div>
          {children}
          {warnings.length > 0 && (
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning} className={styles.warning}>
                  <Icon glyph={glyphs.info} size={16} />
                  {i18n._(warningWords[warning])}
                </li>
              ))}
            </ul>
          )}
          {facts.length > 0 && <Details className={shared.facts} items={facts} />}
        </div>
      </Drawer>
      <WantedProofs order={order} explain={explain} />
    </>
  );
});
