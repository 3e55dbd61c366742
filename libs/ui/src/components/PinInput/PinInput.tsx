import { CellInput, type CellInputProps } from '../cells/CellInput.tsx';

/** Props of a payment password; other attributes go to its one native input. */
export interface PinInputProps extends Omit<CellInputProps, 'length'> {
  /** Number of digits, 6 unless told otherwise. */
  length?: number | undefined;
  /** Dots in place of the digits. */
  mask?: boolean | undefined;
}

/**
 * A payment password. The digits are in no attribute and no text of the page, password managers are asked to stay away,
 * and an `error` shakes the cells and is announced; empty `value` together with setting it.
 *
 * @example
 * <PinInput label={t`Payment password`} keyboard="keypad" value={pin} onChange={setPin} onComplete={pay} />
 * <NumberKeypad onKey={(key) => setPin(pin + key)} onDelete={() => setPin(pin.slice(0, -1))} />
 */
export function PinInput({ length = 6, mask = true, value, ...rest }: PinInputProps) {
  return <CellInput {...rest} length={length} value={value.slice(0, length)} masked={mask} autoComplete="off" />;
}
