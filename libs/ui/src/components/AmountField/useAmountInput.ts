import { useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import { useFormattedInput } from '../../internal/useFormattedInput.ts';
import { finishAmount, groupAmount, readAmount } from './amount-text.ts';

/** A currency's code or sign around a copied amount. */
const CURRENCY = /^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}\s]+$/gu;

/** Integer digits that can be typed: more than any balance has, few enough to be shown. */
export const MAX_INTEGER_DIGITS = 15;

interface AmountInput {
  value: string;
  onChange: (value: string) => void;
  decimals: number;
}

/** What makes a native text input take an amount: grouping, the caret, paste in any notation, full-width digits. */
export function useAmountInput({ value, onChange, decimals }: AmountInput) {
  const node = useRef<HTMLInputElement>(null);
  const keepCaret = useFormattedInput(node, /[\d.]/);

  const offer = (text: string | undefined) => {
    keepCaret();
    if (text === undefined || text === value) return;
    if ((text.split('.')[0] ?? '').length > MAX_INTEGER_DIGITS) return;
    onChange(text);
  };
  return {
    ref: node,
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
      const pasted = readAmount(event.clipboardData.getData('text').replace(CURRENCY, ''), decimals);
      if (pasted === undefined) return;
      const start = input.selectionStart ?? 0;
      const end = input.selectionEnd ?? input.value.length;
      const before = input.value.slice(0, start).replaceAll(',', '');
      const after = input.value.slice(end).replaceAll(',', '');
      input.setSelectionRange(end, end);
      offer(readTyped(before + pasted + after, null, 0, decimals));
    },
    onBlur: () => {
      const finished = finishAmount(value);
      if (finished !== value) onChange(finished);
    },
  };
}

/** Text after a key: commas are our own separators, except the one just typed, which means the decimal point. */
function readTyped(text: string, data: string | null, caret: number, decimals: number): string | undefined {
  const comma = data !== null && /^[,，、]$/.test(data);
  const typed = comma ? `${text.slice(0, caret - 1)}.${text.slice(caret)}` : text;
  const plain = typed.normalize('NFKC').replaceAll('。', '.').replaceAll(',', '');
  return plain.split('.').length > 2 ? undefined : readAmount(plain, decimals);
}
