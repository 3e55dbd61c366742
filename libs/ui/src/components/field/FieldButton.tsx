import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './TextInput.module.css';

interface FieldButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  icon: Glyph;
  label: string;
  size?: 20 | 24 | undefined;
}

/** A 44 px button inside a field. Pressing it keeps the focus, and with it the keyboard, in the field. */
export function FieldButton({ icon, label, size = 24, className, ...rest }: FieldButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.button, className)}
      onPointerDown={(event) => event.preventDefault()}
    >
      <Icon glyph={icon} size={size} />
    </button>
  );
}
