import { useEffect, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { createStore } from '../../internal/createStore.ts';
import { useStore } from '../../internal/useStore.ts';
import coin from '../CoinIcon/CoinIcon.module.css';
import strokes from '../Icon/Icon.module.css';
import { bankHue } from './bankHue.ts';

/** Props of a bank's mark. Other attributes go to its `span`. */
export interface BankMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Code such as `ICBC`. */
  bank: string;
  /** One character of its name, for a bank without a drawing, and until the drawings are there. */
  character: string;
  /** Side in px. */
  size?: 24 | 32 | 36 | 48 | undefined;
  /** Set it when the bank's name is not visible next to the mark. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

const drawings = createStore<Readonly<Record<string, string>> | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the drawings with the first mark. Without them, each mark shows its character in the font of the device. */
function load() {
  loading ??= import('./outlines.ts').then(
    ({ outlines }) => drawings.set(outlines),
    () => void (loading = undefined),
  );
}

/**
 * A bank by the character of its name on a disc of its hue, drawn by us: no logo. The name is always beside it.
 *
 * @example
 * <BankMark bank="CMB" character="招" />
 */
export function BankMark({ bank, character, size = 36, label, className, style, ...rest }: BankMarkProps) {
  const outlines = useStore(drawings, undefined);
  useEffect(load, []);
  const path = outlines && Object.hasOwn(outlines, bank) ? outlines[bank] : undefined;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      lang="zh-CN"
      {...meaning}
      {...rest}
      data-size={size}
      data-hue={bankHue(bank)}
      className={classNames(coin.coin, className)}
      style={{ width: size, height: size, ...style }}
    >
      {path ? (
        <svg viewBox="-234 -234 468 468" width={size} height={size} className={strokes.icon}>
          <path d={path} fill="currentcolor" stroke="none" />
        </svg>
      ) : (
        <span className={coin.letter} style={{ fontSize: size / 2 }}>
          {character}
        </span>
      )}
    </span>
  );
}
