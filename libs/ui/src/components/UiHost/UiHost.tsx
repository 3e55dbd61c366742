import { useEffect } from 'react';
import { Overlay } from '../overlays/Overlay.tsx';
import { whenIdle } from '../../hooks/whenIdle.ts';
import { useStore } from '../../internal/useStore.ts';
import { loadOverlays } from '../overlays/loadOverlays.ts';
import { ActionSheet } from '../ActionSheet/ActionSheet.tsx';
import { forgetSheet, sheets, type SheetItem } from '../ActionSheet/sheet.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { dialogs, forgetDialog, type DialogItem } from '../dialog/dialog.ts';
import { PictureViewer } from '../PictureViewer/PictureViewer.tsx';
import { forgetViewer, openViewer, viewer } from '../PictureViewer/viewer.ts';
import { ToastHost } from './ToastHost.tsx';

const NO_DIALOGS: readonly DialogItem[] = [];
const NO_SHEETS: readonly SheetItem[] = [];

/** Renders `toast`, `dialog`, `sheet`, `viewer` and `announce`. Render it once, first inside the `UiProvider`. */
export function UiHost() {
  const openDialogs = useStore(dialogs, NO_DIALOGS);
  const openSheets = useStore(sheets, NO_SHEETS);
  const pictures = useStore(openViewer, undefined);
  useEffect(preloadWhenIdle, []);
  return (
    <>
      <Announcer />
      <ToastHost />
      {openSheets.map(({ id, items, title, open, answer }) => (
        <ActionSheet
          key={id}
          items={items}
          title={title}
          open={open}
          onAnswer={answer}
          onClosed={() => forgetSheet(id)}
        />
      ))}
      {pictures && (
        <PictureViewer
          key={pictures.id}
          images={pictures.images}
          index={pictures.index}
          onSave={pictures.onSave}
          open={pictures.open}
          onOpenChange={viewer.close}
          onClosed={() => forgetViewer(pictures.id)}
        />
      )}
      {openDialogs.map((item) => {
        const forget = () => forgetDialog(item.id);
        return (
          <Overlay key={item.id} open={item.open} onFailed={() => item.answer(false)} onClosed={forget}>
            {({ Question }, open) => <Question item={item} open={open} onClosed={forget} />}
          </Overlay>
        );
      })}
    </>
  );
}

/** Loads the overlays after the first paint, so that the first sheet opens without a wait. */
const preloadWhenIdle = () => whenIdle(() => void loadOverlays().catch(() => {}));
