import { useEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NumberKeypad.module.css';
import { shuffleDigits, type Digit } from './shuffleDigits.ts';

/** A key that types a character. */
export type KeypadKey = Digit | '.';

/** Props of a number pad. The pad holds no text; the host collects the keys. */
export interface NumberKeypadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onKeyDown'> {
  /** Called with the digit or the point that was pressed. */
  onKey: (key: KeypadKey) => void;
  /** Deletes one character. A long press repeats it. */
  onDelete: () => void;
  /**
   * Called on Enter of a hardware keyboard while the pad itself has the focus (`tabIndex={-1}`). On a key, Enter
   * presses that key.
   */
  onDone?: (() => void) | undefined;
  /** Shows the decimal point. */
  decimal?: boolean | undefined;
  /** Shuffles the digits each time the keypad appears, against onlookers. */
  shuffle?: boolean | undefined;
  /** The host's own button at the bottom left, for example a fingerprint, when there is no decimal point. */
  corner?: ReactNode;
  /** Mutes all keys. */
  disabled?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const COLUMNS = 3;
const REPEAT_AFTER_MS = 450;
const REPEAT_EVERY_MS = 90;

const STEP: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/**
 * A number pad of real buttons: clicks, screen readers and switch control all press them. It is one tab stop; arrow
 * keys move between the keys, and digits and Backspace of a hardware keyboard work while it has the focus. The keys
 * keep the telephone layout in every script, also right-to-left.
 */
export function NumberKeypad({
  onKey,
  onDelete,
  onDone,
  decimal = false,
  shuffle = false,
  corner,
  disabled = false,
  className,
  ...rest
}: NumberKeypadProps) {
  const messages = useWords();
  const haptics = useHaptics();
  const [digits] = useState(() => shuffleDigits(shuffle));
  const [stop, setStop] = useState(0);
  const keys = useRef<(HTMLButtonElement | null)[]>([]);
  const remove = useRepeat(() => {
    haptics('selection');
    onDelete();
  }, disabled);

  const press = (key: KeypadKey) => {
    haptics('selection');
    onKey(key);
  };
  const move = (from: number, step: number) => {
    for (let to = from + step; to >= 0 && to < 12; to += step) {
      const key = keys.current[to];
      if (key) return key.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = keys.current.indexOf(event.target as HTMLButtonElement);
    const step = STEP[event.key];
    if (step !== undefined && at >= 0) move(at, step);
    else if (/^\d$/.test(event.key)) press(event.key as Digit);
    else if (decimal && (event.key === '.' || event.key === ',')) press('.');
    else if (event.key === 'Backspace' || event.key === 'Delete') onDelete();
    else if (event.key === 'Enter' && onDone && event.target === event.currentTarget) onDone();
    else return;
    event.preventDefault();
  };
  const slot = (index: number) => ({
    ref: (node: HTMLButtonElement | null) => {
      keys.current[index] = node;
    },
    type: 'button' as const,
    className: styles.key,
    disabled,
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
  });
  const digit = (key: Digit, index: number) => (
    <button key={key} {...slot(index)} onClick={() => press(key)}>
      {key}
    </button>
  );
  return (
    // The group only listens for the keys that bubble from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a legend
      role="group"
      aria-label={messages.keypad}
      {...rest}
      dir="ltr"
      data-state={disabled ? 'disabled' : 'ready'}
      className={classNames(styles.keypad, className)}
      onKeyDown={onKeyDown}
    >
      {digits.slice(0, 9).map(digit)}
      {decimal ? (
        <button {...slot(9)} aria-label={messages.decimalPoint} onClick={() => press('.')}>
          .
        </button>
      ) : (
        <span className={styles.corner}>{corner}</span>
      )}
      {digit(digits[9]!, 10)}
      <button {...slot(11)} aria-label={messages.deleteDigit} {...remove}>
        <Icon glyph={glyphs.backspace} />
      </button>
    </div>
  );
}

/** Click handlers that repeat while a pointer is down. The click after a long press does not count again. */
function useRepeat(act: () => void, disabled: boolean) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled]);

  const again = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(again, REPEAT_EVERY_MS);
  };
  return {
    onPointerDown: () => {
      repeated.current = false;
      stop();
      timer.current = setTimeout(again, REPEAT_AFTER_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
