import { Overlay } from '../overlays/Overlay.tsx';
import type { DialogProps } from '../overlays/dialog/DialogProps.ts';

export type { DialogProps } from '../overlays/dialog/DialogProps.ts';

/** A dialog with custom content. For a plain question use `dialog.confirm`. */
export function Dialog(props: DialogProps) {
  return (
    <Overlay open={props.open} onFailed={() => props.onOpenChange(false)} onClosed={props.onClosed}>
      {({ DialogView }, open) => <DialogView {...props} open={open} />}
    </Overlay>
  );
}
