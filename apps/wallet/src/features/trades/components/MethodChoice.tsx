import type { PayMethodId } from '@ezwallet/api-client/contract';
import { Trans } from '@lingui/react/macro';
import { FormError, Radio, RadioGroup, Tag } from '@ezwallet/ui';
import { MethodName } from '../../orders/index.ts';
import styles from './MethodChoice.module.css';

interface MethodChoiceProps {
  label: string;
  methods: readonly PayMethodId[];
  value: PayMethodId;
  onChange: (method: PayMethodId) => void;
  /** The bonus of a method in percent; undefined for none. */
  rateOf?: (method: PayMethodId) => string | undefined;
  /** The chosen method was closed meanwhile. */
  isClosed?: boolean;
}

/** One of the open pay methods. */
export function MethodChoice({ label, methods, value, onChange, rateOf, isClosed = false }: MethodChoiceProps) {
  return (
    <>
      <RadioGroup label={label} value={String(value)} onChange={(id) => onChange(Number(id) as PayMethodId)}>
        {methods.map((method) => {
          const rate = rateOf?.(method);
          return (
            <Radio key={method} value={String(method)}>
              <span className={styles.methodName}>
                <MethodName method={method} />
                {rate !== undefined && <Tag tone="success">+{rate}%</Tag>}
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
      {isClosed && (
        <FormError>
          <Trans>This payment method is closed right now. Choose another one.</Trans>
        </FormError>
      )}
    </>
  );
}
