import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Keeps the caret where the user left it while a controlled input shows its value with separators. What stands behind
 * the caret is the measure: as many characters that count follow it after the change as did before.
 *
 * @param node the native input
 * @param counts which characters are the user's, e.g. /\d/
 * @returns to be called from onChange, before the new value is set
 */
export function useFormattedInput(node: RefObject<HTMLInputElement | null>, counts: RegExp): () => void {
  const behind = useRef<number>(undefined);
  const [, rerender] = useState({});
  useLayoutEffect(() => {
    const input = node.current;
    if (!input || behind.current === undefined) return;
    const caret = caretBefore(input.value, behind.current, counts);
    behind.current = undefined;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  });
  return () => {
    const input = node.current;
    if (!input) return;
    const rest = input.value.slice(input.selectionStart ?? input.value.length);
    behind.current = [...rest].filter((character) => counts.test(character)).length;
    // A refused key leaves the value as it was; only a render puts the caret back then.
    rerender({});
  };
}

/** The last place in `text` with `behind` counting characters after it. */
function caretBefore(text: string, behind: number, counts: RegExp): number {
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret--) if (counts.test(text[caret - 1]!)) left--;
  return caret;
}
