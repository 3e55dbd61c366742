import { useWords } from '../hooks/useWords.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Six bullets in place of an amount, in a box of the same height, and the words for screen readers. */
export function HiddenAmount() {
  const messages = useWords();
  return (
    <span style={{ position: 'relative' }}>
      <VisuallyHidden>{messages.amountHidden}</VisuallyHidden>
      <span aria-hidden>••••••</span>
    </span>
  );
}
