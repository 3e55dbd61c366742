import { useState, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { plain } from '../../internal/plain.ts';
import styles from './Avatar.module.css';

/** Props of an avatar. Other attributes go to its `span`. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Name of the person. Its first letter replaces a missing picture. */
  name: string;
  /** Address of the picture. Without it, or if it does not load, the first letter of the name. */
  src?: string | undefined;
  /** Side in px. */
  size?: 32 | 36 | 48 | 64 | undefined;
  /** `soft` is for the gradient behind the balance. */
  tone?: 'tint' | 'soft' | undefined;
  /** Set it when the name is not visible next to the avatar. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A round picture of a person, or the first letter of the name. */
export function Avatar({ name, src, size = 36, tone = 'tint', label, className, style, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...meaning}
      {...rest}
      data-size={size}
      data-tone={tone}
      data-state={src && src !== broken ? 'picture' : 'letter'}
      className={classNames(styles.avatar, className)}
      style={{ width: size, height: size, ...style }}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className={plain} width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}
