import { useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useFormattedInput } from '../../internal/useFormattedInput.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useStore } from '../../internal/useStore.ts';
import { dates } from '../../messages/enDates.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FieldButton } from '../field/FieldButton.tsx';
import { FieldFrame, type FieldLook } from '../field/FieldFrame.tsx';
import styles from '../field/TextInput.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';
import { formatDate, readDate } from './date-text.ts';

/** Props of a field for a day. `onChange` receives the day, not an event. */
export interface DateFieldProps
  extends
    FieldLook,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'size' | 'children' | 'placeholder'
    > {
  /** The day in ISO 8601, such as `2034-05-31`. Empty for none. */
  value: string;
  /** Receives the day, or an empty text while what is typed is no day. */
  onChange: (value: string) => void;
  /** The first day that the calendar offers. */
  min?: string | undefined;
  /** The last day that the calendar offers. */
  max?: string | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A day: typed in one order in every language, year first, or chosen in a calendar. The host checks a typed day.
 *
 * @example
 * <DateField label={t`Date of birth`} autoComplete="bday" max={today} value={form.day} onChange={form.setDay} />
 */
export function DateField({
  label,
  hideLabel,
  description,
  error,
  value,
  onChange,
  min,
  max,
  id,
  className,
  ref,
  ...input
}: DateFieldProps) {
  const messages = useWords(dates);
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  const keepCaret = useFormattedInput(control, /\d/);
  const overlays = useStore(loadedOverlays, undefined);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(formatDate(value));
  // A new day from outside replaces what is typed.
  if (readDate(text) !== value) setText(formatDate(value));
  const type = (typed: string) => {
    keepCaret();
    const next = formatDate(typed);
    setText(next);
    if (readDate(next) !== value) onChange(readDate(next));
  };
  return (
    <FieldFrame
      {...{ ids, label, hideLabel, description, error, className }}
      disabled={input.disabled}
      readOnly={input.readOnly}
    >
      <input
        {...input}
        ref={merged}
        id={ids.control}
        type="text"
        inputMode="numeric"
        className={styles.input}
        placeholder={messages.dateShape}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={ids.describedBy}
      />
      {!input.disabled && !input.readOnly && (
        <FieldButton
          icon={glyphs.calendar}
          label={messages.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      )}
      <Drawer open={open} onOpenChange={setOpen} title={label}>
        {overlays && (
          <overlays.CalendarContent
            value={value}
            min={min}
            max={max}
            onChange={onChange}
            close={() => setOpen(false)}
          />
        )}
      </Drawer>
    </FieldFrame>
  );
}
