import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useToggle } from '../../internal/useToggle.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Checkbox.module.css';

/** Props of a controlled checkbox. Other attributes go to the native input. */
export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange' | 'size'
> {
  /** Whether it is on. */
  checked: boolean;
  /** Set when some but not all items are selected. A press selects all. */
  mixed?: boolean | undefined;
  /** May return a promise: the box shows the new state at once, waits, and reverts if the promise rejects. */
  onChange: (checked: boolean) => void | Promise<unknown>;
  /** Shows that the host is busy with work it started itself. */
  loading?: boolean | undefined;
  /**
   * The label next to the box; links in it stay links. Without it, the surrounding row or `aria-label` names the box.
   */
  children?: ReactNode;
  /** Class of the whole row. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Consent or selection of one item. It has no effect until the form is submitted. */
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
  // A row that is a label may contain the bare box, because labels must not nest.
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
