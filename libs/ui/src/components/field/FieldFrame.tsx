import type { PointerEvent, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { FieldNote } from './FieldNote.tsx';
import type { FieldIds } from './useFieldIds.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import styles from './FieldFrame.module.css';

/** The parts around the control of every form field. */
export interface FieldLook {
  /** Name of the field. */
  label: string;
  /** Shows the label to screen readers only, where the layout already explains the field. */
  hideLabel?: boolean | undefined;
  /** One muted line under the field. An error replaces it. */
  description?: ReactNode;
  /** The error. Announced when it appears, and read with the field from then on. */
  error?: ReactNode;
}

export interface FieldFrameProps extends FieldLook {
  ids: FieldIds;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** At the end of the line under the field, for example a counter. */
  aside?: ReactNode;
  /** Grows with its content, as a text area does. */
  tall?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, box and the line below it. All text fields use it. */
export function FieldFrame({
  ids,
  label,
  hideLabel,
  description,
  error,
  disabled,
  readOnly,
  aside,
  tall,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div
      className={classNames(styles.field, className)}
      data-state={disabled ? 'disabled' : readOnly ? 'readonly' : error ? 'invalid' : 'idle'}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
    >
      <label htmlFor={ids.control} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, tall && styles.tall)} onPointerDown={(event) => focusControl(event, ids)}>
        {children}
      </div>
      <FieldNote ids={ids} description={description} error={error} aside={aside} />
    </div>
  );
}

/** Pressing the padding of the box focuses the input without a blur in between. */
function focusControl(event: PointerEvent<HTMLDivElement>, { control }: FieldIds) {
  const target = event.target as Element;
  if (target.closest('input, textarea, button')) return;
  event.preventDefault();
  event.currentTarget.ownerDocument.getElementById(control)?.focus();
}
