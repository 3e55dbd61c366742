import { useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useFormattedInput } from '../../internal/useFormattedInput.ts';
import { finishAmount, groupAmount, readAmount, readPasted } from './amount-text.ts';

/** Integer digits that can be typed: more than any balance has, few enough to be shown. */
export const MAX_INTEGER_DIGITS = 15;

interface AmountInput {
  value: string;
  onChange: (value: string) => void;
  decimals: number;
  /** Its code may stand beside a pasted amount. */
  currency?: string | undefined;
  /** A trailing dot goes when the field is left; not where a keypad takes the focus in the middle of the amount. */
  finishes?: boolean | undefined;
}

/** What makes a native text input take an amount: grouping, the caret, paste in any notation, full-width digits. */
export function useAmountInput({ value, onChange, decimals, currency, finishes = true }: AmountInput) {
  const messages = useMessages();
  const haptics = useHaptics();
  const node = useRef<HTMLInputElement>(null);
  const keepCaret = useFormattedInput(node, /[\d.]/);
  // The amount that stood, and stands, when something else was pasted.
  const [refusedAt, setRefusedAt] = useState<string>();
  if (refusedAt !== undefined && refusedAt !== value) setRefusedAt(undefined);

  /** Whether the text can be the amount. */
  const offer = (text: string | undefined): boolean => {
    keepCaret();
    if (text === undefined || (text.split('.')[0] ?? '').length > MAX_INTEGER_DIGITS) return false;
    if (text !== value) onChange(text);
    return true;
  };
  return {
    ref: node,
    /** What to say about a paste that was refused: unlike a key, it is not seen to do nothing. */
    refusal: refusedAt === value ? messages.amountRefused : undefined,
    value: groupAmount(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } = event.nativeEvent as InputEvent;
      const input = event.currentTarget;
      // Without an input type the system wrote the whole text, as autofill does.
      if (!inputType) offer(readAmount(input.value, decimals));
      else offer(readTyped(input.value, data, input.selectionStart ?? input.value.length, decimals));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const input = event.currentTarget;
      if (input.readOnly) return;
      const pasted = readPasted(event.clipboardData.getData('text'), decimals, currency);
      const start = input.selectionStart ?? 0;
      const end = input.selectionEnd ?? input.value.length;
      const before = input.value.slice(0, start).replaceAll(',', '');
      const after = input.value.slice(end).replaceAll(',', '');
      const text = pasted === undefined ? undefined : readTyped(before + pasted + after, null, 0, decimals);
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

/** Text after a key: commas are our own separators, except the one just typed, which means the decimal point. */
function readTyped(text: string, data: string | null, caret: number, decimals: number): string | undefined {
  const comma = data !== null && /^[,，、]$/.test(data);
  const typed = comma ? `${text.slice(0, caret - 1)}.${text.slice(caret)}` : text;
  const plain = typed.replace(/[,，]/g, '');
  return plain.split(/[.．。]/).length > 2 ? undefined : readAmount(plain, decimals);
}
