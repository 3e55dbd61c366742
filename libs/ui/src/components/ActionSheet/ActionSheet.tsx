import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { useStore } from '../../internal/useStore.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { SheetAction } from '../overlays/action-sheet/SheetAction.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';

/** Props of an action sheet that the host opens and closes itself. */
export interface ActionSheetProps<Key extends string> {
  open: boolean;
  actions: readonly SheetAction<Key>[];
  title?: ReactNode;
  /** Called with the chosen key, or with undefined when the sheet was closed. */
  onAnswer: (key: Key | undefined) => void;
  onClosed?: (() => void) | undefined;
}

/** A list of actions from the bottom. For one call from code use `sheet.actions`. */
export function ActionSheet<Key extends string>({ open, actions, title, onAnswer, onClosed }: ActionSheetProps<Key>) {
  const messages = useMessages();
  // The list loads with the sheet.
  const overlays = useStore(loadedOverlays, undefined);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onAnswer(undefined)}
      onClosed={onClosed}
      title={title ?? messages.more}
      titleHidden={title === undefined}
    >
      {overlays && <overlays.ActionList actions={actions} onAnswer={onAnswer} />}
    </Drawer>
  );
}
