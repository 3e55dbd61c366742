import { useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useFormattedInput } from '../../internal/useFormattedInput.ts';
import { finishAmount, groupAmount, readAmount, readPasted } from './amount-text.ts';

/** Maximum of integer digits: more than any balance has, few enough to display. */
const MAX_INTEGER_DIGITS = 15;

interface AmountInput {
  value: string;
  onChange: (value: string) => void;
  /** The currency code that a pasted amount may contain. */
  currency?: string | undefined;
  /** Leaving the field drops a trailing point, unless a keypad takes the focus in the middle of the amount. */
  finishes?: boolean | undefined;
}

/** Makes a native text input an amount input: grouping, caret, paste in any notation, full-width digits. */
export function useAmountInput({ value, onChange, currency, finishes = true }: AmountInput) {
  const messages = useWords();
  const haptics = useHaptics();
  const node = useRef<HTMLInputElement>(null);
  const keepCaret = useFormattedInput(node, /[\d.]/);
  // The amount before and after a paste that was refused.
  const [refusedAt, setRefusedAt] = useState<string>();
  if (refusedAt !== undefined && refusedAt !== value) setRefusedAt(undefined);

  /** Whether the text is a valid amount. */
  const offer = (text: string | undefined): boolean => {
    keepCaret();
    if (text === undefined || (text.split('.')[0] ?? '').length > MAX_INTEGER_DIGITS) return false;
    if (text !== value) onChange(text);
    return true;
  };
  return {
    ref: node,
    /** The message about a refused paste. A refused key needs none, because the user sees that nothing happens. */
    refusal: refusedAt === value ? messages.amountRefused : undefined,
    value: groupAmount(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } = event.nativeEvent as InputEvent;
      const input = event.currentTarget;
      // Without an input type the system wrote the whole text, for example by autofill.
      if (!inputType) offer(readAmount(input.value));
      else offer(readTyped(input.value, data, input.selectionStart ?? input.value.length));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const input = event.currentTarget;
      if (input.readOnly) return;
      const pasted = readPasted(event.clipboardData.getData('text'), currency);
      const start = input.selectionStart ?? 0;
      const end = input.selectionEnd ?? input.value.length;
      const before = input.value.slice(0, start).replaceAll(',', '');
      const after = input.value.slice(end).replaceAll(',', '');
      const text = pasted === undefined ? undefined : readTyped(before + pasted + after, null, 0);
      if (text !== undefined) input.setSelectionRange(end, end);
      const taken = text !== undefined && offer(text);
      setRefusedAt(taken ? undefined : value);
      if (!taken) haptics('warning');
    },
    onBlur: () => {
      setRefusedAt(undefined);
      const finished = finishAmount(value);
      if (finishes && finished !== value) onChange(finished);
    },
  };
}

/** The text after a key. Commas are our own separators, except the one just typed, which means the decimal point. */
function readTyped(text: string, data: string | null, caret: number): string | undefined {
  const comma = data !== null && /^[,，、]$/.test(data);
  const typed = comma ? `${text.slice(0, caret - 1)}.${text.slice(caret)}` : text;
  const plain = typed.replace(/[,，]/g, '');
  return plain.split(/[.．。]/).length > 2 ? undefined : readAmount(plain);
}
