import type { DialogProps } from '../components/dialog/Dialog.tsx';
import { isAsking } from '../components/dialog/dialog.ts';
import { DialogView } from './DialogView.tsx';

/** A dialog with content of its own; a question asked above it takes Escape first. */
export function OwnDialog({ onOpenChange, ...props }: DialogProps) {
  return (
    <DialogView
      {...props}
      onOpenChange={(open) => {
        if (!isAsking()) onOpenChange(open);
      }}
    />
  );
}
