import { useState } from 'react';
import styles from './ShopMark.module.css';

interface ShopMarkProps {
  name: string;
  /** Address of the shop's own picture. Without it, or if it does not load, the first letter of the name. */
  src?: string | undefined;
}

/** Colours of the charts, which every scheme has. */
const HUES = 6;

/** The same shop has the same hue everywhere. */
const hueOf = (name: string) => ([...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % HUES) + 1;

/** A shop in the middle of two rings of its own hue. Its name is beside it. */
export function ShopMark({ name, src }: ShopMarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.mark} style={{ color: `var(--ui-c${hueOf(name)})` }} aria-hidden>
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" width={44} height={44} onError={() => setBroken(src)} />
      ) : (
        [...name.trim()][0]?.toLocaleUpperCase()
      )}
    </span>
  );
}
