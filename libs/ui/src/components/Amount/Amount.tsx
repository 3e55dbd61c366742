import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { classNames } from '../../internal/classNames.ts';
import { textSize } from '../../internal/textSize.ts';
import styles from './Amount.module.css';
import { splitAmount } from '../../internal/splitAmount.ts';

/** Props of a displayed amount. Other attributes go to its `span`. */
export interface AmountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A decimal string such as `12846.32`. Never a number, because a number can lose digits. */
  value: string;
  /** Currency code after the number. */
  currency?: string | undefined;
  /** Digits after the point. More digits are cut off, never rounded up. Default: all digits. */
  decimals?: number | undefined;
  /** Font size in px. Above 15 the decimals are small and muted; at 15 and 13 all digits have the same size. */
  size?: 36 | 28 | 22 | 15 | 13 | undefined;
  /** `always` also writes a plus. The minus is U+2212. */
  sign?: 'auto' | 'always' | undefined;
  /** `change` colours gain and loss by local convention. The sign carries the same information. */
  tone?: 'plain' | 'change' | undefined;
  /** Shows six bullets in a box of the same height. Screen readers hear that the amount is hidden. */
  hidden?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

const BULLETS = '••••••';

/**
 * An amount of money in tabular figures. A value that is not a decimal number appears as a dash, never as a wrong
 * amount.
 */
export function Amount({
  value,
  currency,
  decimals,
  size = 28,
  sign = 'auto',
  tone = 'plain',
  hidden = false,
  className,
  style,
  ...rest
}: AmountProps) {
  const messages = useWords();
  const parts = splitAmount(value, decimals);
  const zero = !parts || /^[0,]*$/.test(parts.integer + parts.fraction);
  const mark = !parts ? '' : parts.negative ? '\u2212' : sign === 'always' && !zero ? '+' : '';
  const number = parts ? `${mark}${parts.integer}${parts.fraction && `.${parts.fraction}`}` : '\u2014';
  const direction = zero || hidden ? 'flat' : parts.negative ? 'loss' : 'gain';
  return (
    <span
      dir="ltr"
      {...rest}
      data-ui-inherit=""
      data-size={size}
      data-tone={tone}
      data-state={hidden ? 'hidden' : direction}
      className={classNames(styles.amount, className)}
      style={{ ...textSize(size), ...style }}
    >
      <VisuallyHidden>{hidden ? messages.amountHidden : [number, currency].filter(Boolean).join(' ')}</VisuallyHidden>
      <span aria-hidden>
        {hidden ? (
          BULLETS
        ) : (
          <>
            {mark}
            {parts?.integer ?? number}
            {parts?.fraction && <span className={styles.fraction}>.{parts.fraction}</span>}
            {currency && <span className={styles.currency}>{currency}</span>}
          </>
        )}
      </span>
    </span>
  );
}
