import { TextField, type TextFieldProps } from '@ezwallet/ui';
import { groupDigits, readDigits } from '../model/groupDigits.ts';

interface DigitsFieldProps extends Pick<
  TextFieldProps,
  'label' | 'name' | 'description' | 'error' | 'value' | 'onChange'
> {
  max: number;
}

/** A long number, shown in groups of four. Its value is the digits alone. */
export function DigitsField({ max, value, onChange, ...field }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      clearable
      {...field}
      value={groupDigits(value)}
      onChange={(text) => onChange(readDigits(text, max))}
    />
  );
}
