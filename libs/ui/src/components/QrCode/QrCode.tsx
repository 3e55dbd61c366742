import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** Props of a QR code; other attributes go to its `div`. */
export interface QrCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the code says; keep it copyable as text beside it. */
  value: string;
  /** What it is, for readers: "Deposit address as a QR code". */
  label: string;
  /** Side in px, quiet zone included. */
  size?: number | undefined;
  /** Words over a code that must not be scanned any more. */
  expired?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A QR code, dark on white in every scheme: many scanners cannot read it inverted. */
export function QrCode({ value, label, size = 236, expired, className, ...rest }: QrCodeProps) {
  const drawing = useMemo(() => qrPath(value), [value]);
  // An `img` could not hold the words laid over an expired code.
  const meaning = { role: 'img', 'aria-label': expired ? `${label}. ${expired}` : label };
  return (
    <div
      {...meaning}
      {...rest}
      data-state={expired ? 'expired' : 'valid'}
      className={classNames(styles.code, className)}
      style={{ ...rest.style, width: size, height: size }}
    >
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={drawing.path} />
      </svg>
      {expired && <span className={styles.expired}>{expired}</span>}
    </div>
  );
}
