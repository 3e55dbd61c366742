import { useMessages } from '../hooks/useMessages.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Six bullets in the line box of the amount whose place they take, and the words for readers. */
export function HiddenAmount() {
  const messages = useMessages();
  return (
    <span style={{ position: 'relative' }}>
      <VisuallyHidden>{messages.amountHidden}</VisuallyHidden>
      <span aria-hidden>••••••</span>
    </span>
  );
}
