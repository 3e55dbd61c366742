import { useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FieldButton } from '../field/FieldButton.tsx';
import { FieldFrame, type FieldLook } from '../field/FieldFrame.tsx';
import styles from '../field/TextInput.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';

/** Props of a text field. `onChange` receives the text, not an event. */
export interface TextFieldProps
  extends
    FieldLook,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix' | 'size' | 'children'> {
  /** The text. */
  value: string;
  /** Receives the text. */
  onChange: (value: string) => void;
  /** Content before the text, inside the box. */
  prefix?: ReactNode;
  /** Content after the text, inside the box. */
  suffix?: ReactNode;
  /** Shows a button that clears the field. */
  clearable?: boolean | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A single-line text field with label, description and error. Every other attribute goes to the native input.
 *
 * @example
 * <TextField label={t`E-mail`} type="email" autoComplete="email" value={form.email} onChange={form.setEmail} />
 */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  value,
  onChange,
  prefix,
  suffix,
  clearable,
  id,
  className,
  ref,
  ...input
}: TextFieldProps) {
  const messages = useWords();
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  const clear = () => {
    onChange('');
    control.current?.focus();
  };
  const fixed = input.disabled || input.readOnly;
  return (
    <FieldFrame
      {...{ ids, label, hideLabel, description, error, className }}
      disabled={input.disabled}
      readOnly={input.readOnly}
    >
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      <input
        type="text"
        {...input}
        ref={merged}
        id={ids.control}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={ids.describedBy}
      />
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      {clearable && value && !fixed ? (
        <FieldButton
          icon={glyphs.closeCircle}
          size={20}
          label={messages.clear}
          className={styles.clear}
          onClick={clear}
        />
      ) : null}
    </FieldFrame>
  );
}
