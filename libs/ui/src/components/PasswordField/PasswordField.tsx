import { useState } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FieldButton } from '../field/FieldButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of a password field: those of `TextField`, except those that do not suit a password. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'clearable' | 'autoComplete'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a button that shows the password. */
export function PasswordField({ autoComplete, ...rest }: PasswordFieldProps) {
  const messages = useWords();
  const [revealed, setRevealed] = useState(false);
  const shown = revealed && !rest.disabled;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <FieldButton
          icon={shown ? glyphs.eye : glyphs.eyeOff}
          label={messages.showPassword}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => setRevealed(!shown)}
        />
      }
    />
  );
}
