import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CopyField.module.css';
import { writeClipboard } from './writeClipboard.ts';

/** Props of a value with its copy button; other attributes go to the row. */
export interface CopyFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onCopy'> {
  /** What is copied, exactly. */
  value: string;
  /** Names the value, before it and in the button's name. */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** How the value is shown, where that differs, for example in groups of four. */
  children?: ReactNode;
  /** Puts text on the clipboard in place of the browser, for hosts inside a native shell. */
  copy?: ((text: string) => Promise<void>) | undefined;
  onCopied?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const CONFIRM_MS = 2000;

/** A label, a value and the button that copies it, on one row. Success and failure are shown, said and felt. */
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
  const messages = useMessages();
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
