import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TransferPreview, TransferProblem } from '@ezwallet/domain-stores';
import { Amount, Details, Drawer, Icon, type DetailsEntry } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { warningMessages } from '../model/warningMessages.ts';
import styles from './confirm.module.css';
import { PaymentPad, type Authorised } from './PaymentPad.tsx';

interface ConfirmSheetProps {
  /** What waits to be confirmed. */
  flow: Authorised & { readonly confirming: boolean; readonly confirmedAmount: string; readonly currency: string; cancel(): void };
  title: string;
  /** Over the amount: what happens to it. */
  lead: string;
  facts: readonly DetailsEntry[];
  /** Between the amount and the facts, such as a whole address. */
  children?: ReactNode;
  /** What is worth a word about the receiver. */
  warnings?: TransferPreview['warnings'] | undefined;
  /** Words for the warnings, where the receiver is no person. */
  warningWords?: typeof warningMessages | undefined;
  /** Words for what goes wrong. */
  explain?: ((problem: TransferProblem, now: number) => MessageDescriptor) | undefined;
  onForgot: () => void;
}

/** What is about to leave, and the payment password that lets it. */
export const ConfirmSheet = observer(function ConfirmSheet({
  flow,
  title,
  lead,
  facts,
  children,
  warnings = [],
  warningWords = warningMessages,
  explain,
  onForgot,
}: ConfirmSheetProps) {
  const { i18n } = useLingui();
  const { confirmedAmount, currency } = flow;
  return (
    <Drawer
      open={flow.confirming}
      onOpenChange={(next) => next || flow.cancel()}
      title={title}
      footer={<PaymentPad flow={flow} explain={explain} onForgot={onForgot} />}
    >
      <div className={styles.sum}>
        <span className={styles.lead}>{lead}</span>
        <Amount value={confirmedAmount} currency={currency} decimals={shownDecimals(confirmedAmount)} size={36} />
      </div>
      {children}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <Icon glyph={glyphs.info} size={16} />
          {i18n._(warningWords[warning])}
        </p>
      ))}
      {facts.length > 0 && <Details className={styles.facts} items={facts} />}
    </Drawer>
  );
});
