import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CopyField.module.css';
import { writeClipboard } from './writeClipboard.ts';

/** Props of a value with a copy button. Other attributes go to the row. */
export interface CopyFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onCopy'> {
  /** The exact text to copy. */
  value: string;
  /** Label before the value. It is also part of the button's name. */
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** How the value appears, if it differs from the copied text, for example in groups of four. */
  children?: ReactNode;
  /** Replaces the browser's clipboard, for hosts inside a native shell. */
  copy?: ((text: string) => Promise<void>) | undefined;
  /** Called after the value was copied. */
  onCopied?: (() => void) | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const CONFIRM_MS = 2000;

/** A label, a value and a copy button in one row. It shows and announces success and failure, with haptics. */
export function CopyField({
  value,
  label,
  hideLabel,
  children,
  copy = writeClipboard,
  onCopied,
  className,
  ...rest
}: CopyFieldProps) {
  const messages = useWords();
  const haptics = useHaptics();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (outcome: 'copied' | 'failed') => {
    setState(outcome);
    haptics(outcome === 'copied' ? 'success' : 'error');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), outcome === 'copied' ? CONFIRM_MS : 2 * CONFIRM_MS);
  };
  const press = () => {
    copy(value).then(
      () => {
        show('copied');
        onCopied?.();
      },
      () => show('failed'),
    );
  };
  return (
    <div {...rest} className={classNames(styles.row, className)} data-state={state}>
      <span className={hideLabel ? hidden.hidden : styles.label}>{label}</span>
      <bdi className={styles.value}>{children ?? value}</bdi>
      <button type="button" className={styles.button} aria-label={messages.copyLabel(label)} onClick={press}>
        <Icon glyph={state === 'copied' ? glyphs.check : glyphs.copy} size={20} />
      </button>
      <output className={state === 'failed' ? styles.failed : hidden.hidden}>
        {state === 'copied' ? messages.copied : state === 'failed' ? messages.copyFailed : ''}
      </output>
    </div>
  );
}
