import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
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
  /**
   * A mark in its middle, up to a sixth of the side, on white in every scheme; decoration to readers. The code then
   * corrects more errors, so it is finer, and holds 1273 bytes at most.
   */
  logo?: ReactNode;
  /** Words over a code that must not be scanned any more. */
  expired?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A QR code, dark on white in every scheme: many scanners cannot read it inverted. */
export function QrCode({ value, label, size = 236, logo, expired, className, ...rest }: QrCodeProps) {
  const marked = logo !== undefined && logo !== null;
  const drawing = useMemo(() => qrPath(value, marked ? 'H' : 'M'), [value, marked]);
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
      {marked && (
        <span className={styles.logo} aria-hidden data-theme="light">
          {logo}
        </span>
      )}
      {expired && <span className={styles.expired}>{expired}</span>}
    </div>
  );
}
