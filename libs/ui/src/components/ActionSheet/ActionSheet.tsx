import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { useStore } from '../../internal/useStore.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { ActionListProps } from '../overlays/action-sheet/ActionList.tsx';
import { loadedOverlays } from '../overlays/loadOverlays.ts';

/** Props of an action sheet that the host opens and closes itself. */
export interface ActionSheetProps<Key extends string> extends ActionListProps<Key> {
  open: boolean;
  title?: ReactNode;
  onClosed?: (() => void) | undefined;
}

/** A list of actions from the bottom. For one call from code use `sheet.actions`. */
export function ActionSheet<Key extends string>({ open, title, onClosed, ...list }: ActionSheetProps<Key>) {
  const messages = useMessages();
  // The list loads with the sheet.
  const overlays = useStore(loadedOverlays, undefined);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || list.onAnswer(undefined)}
      onClosed={onClosed}
      title={title ?? messages.more}
      titleHidden={title === undefined}
    >
      {overlays && <overlays.ActionList {...list} />}
    </Drawer>
  );
}
