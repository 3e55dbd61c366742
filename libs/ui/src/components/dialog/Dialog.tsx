import { Overlay } from '../../internal/Overlay.tsx';
import type { DialogProps } from './DialogProps.ts';

export type { DialogProps } from './DialogProps.ts';

/** A dialog with content of its own. For a plain question use `dialog.confirm`. */
export function Dialog(props: DialogProps) {
  return (
    <Overlay open={props.open} onFailed={() => props.onOpenChange(false)} onClosed={props.onClosed}>
      {({ DialogView }, open) => <DialogView {...props} open={open} />}
    </Overlay>
  );
}
