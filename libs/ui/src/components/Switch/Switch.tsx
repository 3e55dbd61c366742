import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { useToggle } from '../../internal/useToggle.ts';
import styles from './Switch.module.css';

/** Props of a controlled switch. Other attributes go to the native input. */
export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'checked' | 'onChange' | 'children' | 'size'
> {
  /** Whether it is on. */
  checked: boolean;
  /** May return a promise: the switch shows the new state at once, waits, and reverts if the promise rejects. */
  onChange: (checked: boolean) => void | Promise<unknown>;
  /** Shows that the host is busy with work it started itself. */
  loading?: boolean | undefined;
  /** Label at the start of the row. Without it, the surrounding row or `aria-label` names the switch. */
  label?: ReactNode;
  /** Class of the whole switch. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns one setting on or off, with immediate effect. */
export function Switch({ checked, onChange, loading, label, className, ref, ...input }: SwitchProps) {
  const { shown, waiting, toggle } = useToggle(checked, onChange);
  const busy = loading || waiting;
  // A row that is a label may contain the bare switch, because labels must not nest.
  const Root = label === undefined ? 'span' : 'label';
  return (
    <Root className={classNames(styles.root, className)} data-state={shown ? 'on' : 'off'}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <input
        {...input}
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own checked state
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
