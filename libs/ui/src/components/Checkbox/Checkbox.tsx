import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useToggle } from '../../internal/useToggle.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Checkbox.module.css';

/** Props of a controlled checkbox; other attributes go to the native input. */
export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'size'> {
  checked: boolean;
  /** Some, but not all of what this box stands for is chosen. A press chooses all. */
  mixed?: boolean | undefined;
  /** May answer a promise: the box then shows the wish at once, waits, and goes back if the promise rejects. */
  onChange: (checked: boolean) => void | Promise<unknown>;
  /** Waits for something the host started itself. */
  loading?: boolean | undefined;
  /** The words beside the box; links in them stay links. Without words the row around it, or `aria-label`, names it. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Agrees to, or chooses, one thing of its own; nothing happens until the form is sent. */
export function Checkbox({
  checked,
  mixed = false,
  onChange,
  loading = false,
  children,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const { shown, waiting, toggle } = useToggle(checked, onChange);
  const node = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(node, ref);
  const busy = loading || waiting;
  const half = mixed && !waiting;
  useEffect(() => {
    if (node.current) node.current.indeterminate = half;
  }, [half]);
  // A row that is itself the label may hold the bare box: labels must not nest.
  const Root = children === undefined ? 'span' : 'label';
  return (
    <Root
      className={classNames(choice.row, styles.root, className)}
      data-state={half ? 'mixed' : shown ? 'checked' : 'unchecked'}
    >
      <input
        {...input}
        ref={merged}
        type="checkbox"
        className={choice.input}
        checked={shown}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onChange={(event) => (busy ? undefined : toggle(half || event.currentTarget.checked))}
      />
      <span className={classNames(choice.mark, styles.box)} aria-hidden data-busy={busy ? '' : undefined}>
        {busy ? (
          <Spinner size={16} />
        ) : (
          <Icon glyph={half ? glyphs.minus : glyphs.check} size={16} className={styles.tick} />
        )}
      </span>
      {children !== undefined && <span className={styles.label}>{children}</span>}
    </Root>
  );
}
