import { useLayoutEffect, useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { FieldFrame, type FieldLook } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { countGraphemes } from './countGraphemes.ts';
import styles from './TextArea.module.css';

/** Props of a multi-line text field. Other attributes go to the native text area. */
export interface TextAreaProps
  extends
    FieldLook,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'maxLength' | 'children'> {
  /** The text. */
  value: string;
  /** Receives the text. */
  onChange: (value: string) => void;
  /**
   * Maximum of visible characters (graphemes). More can be typed: a paste is not cut silently, it shows as an error.
   */
  maxLength?: number | undefined;
  /** Shows "12/200". Default: on when there is a `maxLength`. */
  counter?: boolean | undefined;
  /** Rows when empty. */
  rows?: number | undefined;
  /** Grows with the text up to this many rows, then scrolls. */
  maxRows?: number | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** The native text area. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** From this number of remaining characters on, the counter is announced. */
const NEAR_LIMIT = 10;

/** A multi-line text field that grows with its text, with an optional counter. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  value,
  onChange,
  maxLength,
  counter = maxLength !== undefined,
  rows = 3,
  maxRows = 8,
  id,
  className,
  ref,
  ...area
}: TextAreaProps) {
  const messages = useWords();
  const ids = useFieldIds({ description, error }, id, area['aria-describedby']);
  const control = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(control, ref);
  const left = maxLength === undefined ? Infinity : maxLength - countGraphemes(value);

  useLayoutEffect(() => {
    const node = control.current;
    if (!node) return;
    node.style.blockSize = 'auto';
    node.style.blockSize = `${node.scrollHeight}px`;
  }, [value, rows]);

  return (
    <FieldFrame
      {...{ ids, label, hideLabel, description, error, className }}
      disabled={area.disabled}
      readOnly={area.readOnly}
      tall
      aside={
        counter && maxLength !== undefined ? (
          <p className={styles.counter} data-state={left < 0 ? 'over' : left <= NEAR_LIMIT ? 'near' : 'free'}>
            <span aria-hidden>{`${maxLength - left}/${maxLength}`}</span>
            <span aria-live="polite" className={hidden.hidden}>
              {left < 0
                ? messages.charactersOver(-left)
                : left === NEAR_LIMIT || left === 0
                  ? messages.charactersLeft(left)
                  : ''}
            </span>
          </p>
        ) : null
      }
    >
      <textarea
        {...area}
        ref={merged}
        id={ids.control}
        className={styles.area}
        style={{ maxBlockSize: `calc(${maxRows} * var(--ui-leading-16))`, ...area.style }}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error || left < 0 ? true : area['aria-invalid']}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
