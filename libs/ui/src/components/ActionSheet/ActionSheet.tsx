import type { ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { useStore } from '../../internal/useStore.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { SheetAction } from '../overlays/action-sheet/SheetAction.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';

/** Props of an action sheet that the host opens and closes itself. */
export interface ActionSheetProps<Key extends string> {
  /** Whether it is open. */
  open: boolean;
  /** The items to choose from. */
  items: readonly SheetAction<Key>[];
  /** Heading above the items. */
  title?: ReactNode;
  /** Called with the chosen value, or with undefined when the sheet was closed. */
  onAnswer: (key: Key | undefined) => void;
  /**
   * Keeps the page behind from scrolling while it is open.
   *
   * @default true
   */
  lockScroll?: boolean | undefined;
  /** Called after its closing animation. */
  onClosed?: (() => void) | undefined;
}

/** A list of items from the bottom. For one call from code use `sheet.actions`. */
export function ActionSheet<Key extends string>({
  open,
  items,
  title,
  onAnswer,
  onClosed,
  lockScroll,
}: ActionSheetProps<Key>) {
  const messages = useWords();
  // The list loads with the sheet.
  const overlays = useStore(loadedOverlays, undefined);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onAnswer(undefined)}
      onClosed={onClosed}
      lockScroll={lockScroll}
      title={title ?? messages.more}
      titleHidden={title === undefined}
    >
      {overlays && <overlays.ActionList items={items} onAnswer={onAnswer} />}
    </Drawer>
  );
}
