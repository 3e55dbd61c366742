import { CellInput, type CellInputProps } from '../field/CellInput.tsx';

/** Props of a payment password. Other attributes go to its single native input. */
export interface PinInputProps extends Omit<CellInputProps, 'length'> {
  /** Number of digits. Default 6. */
  length?: number | undefined;
  /** Shows dots instead of the digits. */
  mask?: boolean | undefined;
}

/**
 * A payment password. Its digits are in no attribute and no text of the page, password managers are asked to ignore it,
 * and an `error` shakes the cells and is announced. Clear `value` when you set `error`.
 *
 * @example
 * <PinInput label={t`Payment password`} keyboard="keypad" value={pin} onChange={setPin} onComplete={pay} />
 * <NumberKeypad onKey={(key) => setPin(pin + key)} onDelete={() => setPin(pin.slice(0, -1))} />
 */
export function PinInput({ length = 6, mask = true, value, ...rest }: PinInputProps) {
  return <CellInput {...rest} length={length} value={value.slice(0, length)} masked={mask} autoComplete="off" />;
}
