import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow, PaymentRequest } from '@ezwallet/domain-stores';
import { CoinIcon, ListItem } from '@ezwallet/ui';
import { maskUserNumber } from '@ezwallet/validators';
import { AmountScreen } from '../../confirm/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';
import styles from './pay.module.css';

interface PayAmountProps {
  flow: PaymentFlow;
  request: PaymentRequest;
  onBack: () => void;
  /** Called to continue with an amount that can be paid. */
  onContinue: () => void;
}

/** The payee and the amount of a payment code. The code sets the amount, or the person types it. */
export const PayAmount = observer(function PayAmount({ flow, request, onBack, onContinue }: PayAmountProps) {
  const { t } = useLingui();
  const { payeeNickMasked, payeeUserNo, currency, fixed, memo } = request;
  return (
    <AmountScreen
      flow={flow}
      title={t`Pay`}
      onBack={onBack}
      payee={{ nickMasked: payeeNickMasked, userNoMasked: maskUserNumber(payeeUserNo) }}
      unit={
        <span className={styles.unit}>
          <CoinIcon coin={currency} size={24} />
          {currency}
        </span>
      }
      fixed={fixed ? t`Amount due` : undefined}
      rows={memo !== '' && <ListItem tone="pair" title={t`For`} value={<bdi className={styles.words}>{memo}</bdi>} />}
      explain={paymentProblem}
      onContinue={onContinue}
    />
  );
});
