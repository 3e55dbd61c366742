import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow, PaymentTerms } from '@ezwallet/domain-stores';
import { CoinIcon, ListItem } from '@ezwallet/ui';
import { maskUserNumber } from '@ezwallet/validators';
import { UserText } from '../../../shared/people/UserText.tsx';
import { AmountScreen } from '../../confirm/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';
import styles from './pay.module.css';

interface PayAmountProps {
  flow: PaymentFlow;
  terms: PaymentTerms;
  onBack: () => void;
  /** Called to continue with an amount that can be paid. */
  onContinue: () => void;
}

/** The payee and the amount of a payment code. The code sets the amount, or the person types it. */
export const PayAmount = observer(function PayAmount({ flow, terms, onBack, onContinue }: PayAmountProps) {
  const { t } = useLingui();
  const { payeeNickMasked, payeeUserNo, currency, fixed, memo } = terms;
  return (
    <AmountScreen
      flow={flow}
      title={t`Pay`}
      onBack={onBack}
      payee={{ userNo: payeeUserNo, nickMasked: payeeNickMasked, userNoMasked: maskUserNumber(payeeUserNo) }}
      unit={
        <span className={styles.unit}>
          <CoinIcon coin={currency} size={24} />
          {currency}
        </span>
      }
      fixed={fixed ? t`Amount due` : undefined}
      rows={
        memo !== '' && (
          <ListItem tone="pair" title={t`For`} value={<UserText className={styles.words}>{memo}</UserText>} />
        )
      }
      explain={paymentProblem}
      onContinue={onContinue}
    />
  );
});
