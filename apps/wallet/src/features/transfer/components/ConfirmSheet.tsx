import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { Amount, Details, Drawer, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { warningMessages } from '../model/warningMessages.ts';
import styles from './confirm.module.css';
import { PayeeText } from './PayeeText.tsx';
import { PaymentPad } from './PaymentPad.tsx';

/** What is about to leave, and the payment password that lets it. */
export const ConfirmSheet = observer(function ConfirmSheet({ flow, onForgot }: { flow: TransferFlow; onForgot: () => void }) {
  const { t, i18n } = useLingui();
  const { payee, preview, currency, confirmedAmount, remark } = flow;
  return (
    <Drawer
      open={flow.confirming}
      onOpenChange={(next) => next || flow.cancel()}
      title={t`Confirm transfer`}
      footer={<PaymentPad flow={flow} onForgot={onForgot} />}
    >
      <div className={styles.sum}>
        <span className={styles.lead}>
          <Trans>You send</Trans>
        </span>
        <Amount value={confirmedAmount} currency={currency} decimals={shownDecimals(confirmedAmount)} size={36} />
      </div>
      {payee && preview && (
        <Details
          className={styles.facts}
          items={[
            { label: t`To`, value: <PayeeText payee={payee} /> },
            { label: t`Network`, value: t`Inside the wallet` },
            { label: t`Fee`, value: moneyText(preview.fee, currency) },
            { label: t`Arrival`, value: t`Instantly` },
            ...(remark.trim() === '' ? [] : [{ label: t`Note`, value: remark.trim() }]),
          ]}
        />
      )}
      {preview?.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <Icon glyph={glyphs.info} size={16} />
          {i18n._(warningMessages[warning])}
        </p>
      ))}
    </Drawer>
  );
});

