import { Suspense } from 'react';
import { useOverlay } from '../../internal/useOverlay.ts';
import { LazyDialog } from '../../overlays/loadOverlays.ts';
import type { DialogProps } from './DialogProps.ts';

export type { DialogProps } from './DialogProps.ts';

/** A dialog with content of its own. For a plain question use `dialog.confirm`. */
export function Dialog(props: DialogProps) {
  const { mounted, open } = useOverlay(props.open, props.onClosed);
  return mounted ? (
    <Suspense fallback={null}>
      <LazyDialog {...props} open={open} />
    </Suspense>
  ) : null;
}
