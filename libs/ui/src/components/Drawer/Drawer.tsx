import { Overlay } from '../overlays/Overlay.tsx';
import type { DrawerProps } from '../overlays/drawer/DrawerProps.ts';

export type { DrawerProps } from '../overlays/drawer/DrawerProps.ts';

/** A sheet from the bottom, or a panel from the end side, over the screen. */
export function Drawer(props: DrawerProps) {
  return (
    <Overlay open={props.open} onFailed={() => props.onOpenChange(false)} onClosed={props.onClosed}>
      {({ DrawerView }, open) => <DrawerView {...props} open={open} />}
    </Overlay>
  );
}
