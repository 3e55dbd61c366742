import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Keeps the caret in place while a controlled input shows its value with separators. After the change, as many
 * significant characters follow the caret as before.
 *
 * @param node the native input
 * @param counts matches the user's characters, e.g. /\d/
 * @returns call it in onChange, before setting the new value
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
    // A refused key leaves the value unchanged; only a render then restores the caret.
    rerender({});
  };
}

/** The last position in `text` with `behind` significant characters after it. */
function caretBefore(text: string, behind: number, counts: RegExp): number {
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret--) if (counts.test(text[caret - 1]!)) left--;
  return caret;
}
