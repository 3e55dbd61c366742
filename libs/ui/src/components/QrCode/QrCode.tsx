import { useId, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { plain } from '../../internal/plain.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** Props of a QR code. Other attributes go to its `div`. */
export interface QrCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Content of the code. Also show it as text that the user can copy. */
  value: string;
  /** Name for screen readers: "Deposit address as a QR code". */
  label: string;
  /** Side in px, quiet zone included. */
  size?: number | undefined;
  /**
   * A logo in its middle, up to a sixth of the side, on white in every scheme; decoration for screen readers. The code
   * then uses more error correction, so it is denser and holds at most 1273 bytes.
   */
  logo?: ReactNode;
  /** Text over a code that must no longer be scanned. */
  expired?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A QR code, dark on white in every scheme, because many scanners cannot read an inverted code. Its text is its
 * description for screen readers, unless it has expired.
 */
export function QrCode({ value, label, size = 236, logo, expired, className, ...rest }: QrCodeProps) {
  const marked = logo !== undefined && logo !== null;
  const drawing = useMemo(() => qrPath(value, marked ? 'H' : 'M'), [value, marked]);
  const id = useId();
  // An `img` could not contain the text over an expired code.
  const meaning = expired
    ? { role: 'img', 'aria-label': `${label}. ${expired}` }
    : { role: 'img', 'aria-label': label, 'aria-describedby': id };
  return (
    <div
      {...meaning}
      {...rest}
      data-state={expired ? 'expired' : 'valid'}
      className={classNames(styles.code, className)}
      style={{ ...rest.style, width: size, height: size }}
    >
      <svg className={plain} viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={drawing.path} />
      </svg>
      {!expired && (
        <span id={id} hidden>
          {value}
        </span>
      )}
      {marked && (
        <span className={styles.logo} aria-hidden data-theme="light">
          {logo}
        </span>
      )}
      {expired && <span className={styles.expired}>{expired}</span>}
    </div>
  );
}
