import { Suspense } from 'react';
import { useOverlay } from '../../internal/useOverlay.ts';
import { LazyDrawer } from '../../overlays/loadOverlays.ts';
import type { DrawerProps } from './DrawerProps.ts';

export type { DrawerProps } from './DrawerProps.ts';

/** A sheet from the bottom, or a panel from the right, over the screen. */
export function Drawer(props: DrawerProps) {
  const { mounted, open } = useOverlay(props.open, props.onClosed);
  return mounted ? (
    <Suspense fallback={null}>
      <LazyDrawer {...props} open={open} />
    </Suspense>
  ) : null;
}
