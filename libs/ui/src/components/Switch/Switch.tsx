import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { useToggle } from '../../internal/useToggle.ts';
import styles from './Switch.module.css';

/** Props of a controlled switch; other attributes go to the native input. */
export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange' | 'children' | 'size'> {
  checked: boolean;
  /** May answer a promise: the switch then shows the wish at once, waits, and goes back if the promise rejects. */
  onChange: (checked: boolean) => void | Promise<unknown>;
  /** Waits for something the host started itself. */
  loading?: boolean | undefined;
  /** Words at the start of the row; without them the row around it, or `aria-label`, names it. */
  label?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns one thing on or off, at once. */
export function Switch({ checked, onChange, loading, label, className, ref, ...input }: SwitchProps) {
  const { shown, waiting, toggle } = useToggle(checked, onChange);
  const busy = loading || waiting;
  // A row that is itself the label may hold the bare switch: labels must not nest.
  const Root = label === undefined ? 'span' : 'label';
  return (
    <Root className={classNames(styles.root, className)} data-state={shown ? 'on' : 'off'}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <input
        {...input}
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its state itself
        role="switch"
        className={choice.input}
        checked={shown}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onChange={(event) => (busy ? undefined : toggle(event.currentTarget.checked))}
      />
      <span className={styles.track} aria-hidden data-busy={busy ? '' : undefined} />
    </Root>
  );
}
