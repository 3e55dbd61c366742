import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PAY_ACCOUNT_STATES, type PayMethodId } from '@ezwallet/api-client/constants';
import type { PaymentWay } from '@ezwallet/domain-stores';
import { Checkbox, FormError } from '@ezwallet/ui';
import type { FieldProps } from '../../../shared/form/useFields.ts';
import { MethodName } from '../../orders/index.ts';
import styles from './acceptors.module.css';

interface MethodsFieldProps extends FieldProps<readonly PayMethodId[]> {
  ways: readonly PaymentWay[];
  /** Who sells receives the money, so each payment method needs an account. */
  needsAccount: boolean;
}

const canReceive = ({ accounts }: PaymentWay) => accounts.some(({ state }) => state === PAY_ACCOUNT_STATES.usable);

/** The payment methods of a lot: one or more. */
export function MethodsField({ ways, needsAccount, value, onChange, error }: MethodsFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const without = needsAccount ? ways.filter((way) => !canReceive(way)) : [];
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t`Payment methods`}</legend>
      {ways.map((way) => {
        const { payMethodId } = way;
        const isChosen = value.includes(payMethodId);
        return (
          <Checkbox
            key={payMethodId}
            checked={isChosen}
            disabled={without.includes(way) && !isChosen}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
            onChange={(on) => onChange(on ? [...value, payMethodId] : value.filter((other) => other !== payMethodId))}
          >
            <MethodName method={payMethodId} />
          </Checkbox>
        );
      })}
      {without.length > 0 && (
        <p className={styles.small}>{t`Members pay you, so each payment method needs one of your accounts.`}</p>
      )}
      <FormError id={id}>{error}</FormError>
    </fieldset>
  );
}
