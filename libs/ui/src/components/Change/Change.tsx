import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { classNames } from '../../internal/classNames.ts';
import { splitAmount } from '../../internal/splitAmount.ts';
import { plain } from '../../internal/plain.ts';
import styles from './Change.module.css';

/** Props of a gain or loss. Other attributes go to its `span`. */
export interface ChangeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Decimal string. Its sign sets arrow and colour. */
  value: string;
  /** Places after the point. Default: those of the value. */
  decimals?: number | undefined;
  /** Text after the number: `%`, or a percentage in brackets. */
  suffix?: ReactNode;
  /** The period, in muted text: "today". */
  period?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A gain or a loss with triangle, sign and value, so that colour is never the only signal. */
export function Change({ value, decimals, suffix, period, className, ...rest }: ChangeProps) {
  const messages = useWords();
  const parts = splitAmount(value, decimals);
  const zero = !parts || /^[0,]*$/.test(parts.integer + parts.fraction);
  const state = zero ? 'flat' : parts.negative ? 'loss' : 'gain';
  const mark = { flat: '', loss: '\u2212', gain: '+' }[state];
  return (
    <span {...rest} data-ui-inherit="" data-state={state} className={classNames(styles.change, className)}>
      {state !== 'flat' && (
        <svg className={plain} viewBox="0 0 8 8" width="8" height="8" aria-hidden>
          <path d={state === 'gain' ? 'M4 1 7.5 7h-7z' : 'M4 7 .5 1h7z'} />
        </svg>
      )}
      <VisuallyHidden>{messages[state]} </VisuallyHidden>
      <span dir="ltr">
        {parts ? `${mark}${parts.integer}${parts.fraction && `.${parts.fraction}`}` : '\u2014'}
        {suffix}
      </span>
      {period !== undefined && <span className={styles.period}>{period}</span>}
    </span>
  );
}
