import { useState, type ReactNode } from 'react';
import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { viewer } from '../../../messages/enViewer.ts';
import { VisuallyHidden } from '../../../internal/VisuallyHidden.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { toast } from '../../toast/toast.ts';
import styles from './PictureViewer.module.css';
import type { Zoom } from './useZoom.ts';

interface TopBarProps {
  close: ReactNode;
  index: number;
  count: number;
  onSave: (() => Promise<unknown>) | undefined;
}

/** Close button, position, and save button. */
export function TopBar({ close, index, count, onSave }: TopBarProps) {
  const messages = useWords(viewer);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await onSave?.();
      toast.success(messages.pictureSaved);
    } catch {
      toast.fail(messages.pictureSaveFailed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <header className={styles.top}>
      {close}
      {count > 1 && (
        <>
          <span aria-hidden className={styles.place}>
            {index + 1} / {count}
          </span>
          <VisuallyHidden aria-live="polite">{messages.pictureOf(index + 1, count)}</VisuallyHidden>
        </>
      )}
      {onSave && (
        <IconButton icon={glyphs.download} label={messages.savePicture} loading={saving} onClick={() => void save()} />
      )}
    </header>
  );
}

interface BottomBarProps {
  zoom: Zoom;
  /** Absent when there is only one picture. */
  turn: { previous: (() => void) | undefined; next: (() => void) | undefined } | undefined;
}

/** One button for each gesture. Buttons without effect keep the focus, so they are not `disabled`. */
export function BottomBar({ zoom, turn }: BottomBarProps) {
  const messages = useWords(viewer);
  const { scale } = zoom.view;
  const percent = `${Math.round(scale * 100)}%`;
  return (
    <div className={styles.bottom}>
      {turn && (
        <IconButton
          icon={glyphs.chevronLeft}
          mirrored
          label={messages.previousPicture}
          aria-disabled={!turn.previous}
          onClick={turn.previous}
        />
      )}
      <IconButton
        icon={glyphs.zoomOut}
        label={messages.zoomOut}
        aria-disabled={scale <= 1}
        onClick={() => zoom.step(-1)}
      />
      <button
        type="button"
        className={styles.scale}
        aria-label={`${percent}, ${messages.zoomFit}`}
        aria-disabled={scale <= 1}
        onClick={zoom.fit}
      >
        {percent}
      </button>
      <IconButton icon={glyphs.zoomIn} label={messages.zoomIn} onClick={() => zoom.step(1)} />
      {turn && (
        <IconButton
          icon={glyphs.chevronRight}
          mirrored
          label={messages.nextPicture}
          aria-disabled={!turn.next}
          onClick={turn.next}
        />
      )}
    </div>
  );
}
