import { useId, useRef, useState } from 'react';
import type { DrawerProps } from './DrawerProps.ts';
import styles from './Drawer.module.css';
import { IconButton } from '../../IconButton/IconButton.tsx';
import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useScrollTabIndex } from '../../../hooks/useScrollTabIndex.ts';
import { classNames } from '../../../internal/classNames.ts';
import { VisuallyHidden } from '../../../internal/VisuallyHidden.tsx';
import { plain } from '../../../internal/plain.ts';
import { Modal } from '../modal/Modal.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { useSheetSwipe } from './useSheetSwipe.ts';

/** The drawer itself. */
export function DrawerView({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  children,
  footer,
  side = 'bottom',
  snapPoints,
  dismissible = true,
  keyboard = false,
  lockScroll,
  onClosed,
  className,
}: DrawerProps) {
  const messages = useWords();
  const titleId = useId();
  const scroller = useScrollTabIndex();
  const layer = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const close = () => onOpenChange(false);
  const dismiss = () => {
    if (dismissible) close();
  };
  const { isTallest, step } = useSheetSwipe(layer, sheet, { enabled: dismissible, side, snapPoints, onClose: close });
  const hasSteps = snapPoints !== undefined && snapPoints.length > 1;
  useKeyboardInset(layer, open && keyboard);
  return (
    <Modal
      open={open}
      onDismiss={dismiss}
      onClosed={onClosed}
      closeOnBackdrop
      lockScroll={lockScroll}
      backdrop={styles.backdrop}
      viewport={{ className: styles.viewport, 'data-side': side, 'data-dismissible': dismissible }}
      layerRef={layer}
      ref={setSheet}
      className={classNames(styles.popup, className)}
      aria-labelledby={titleId}
      data-side={side}
      data-snaps={snapPoints ? '' : undefined}
      data-keyboard={keyboard ? '' : undefined}
    >
      <header className={styles.head} data-hidden={titleHidden && !dismissible && !hasSteps ? '' : undefined}>
        {dismissible && <IconButton icon={glyphs.close} label={messages.close} onClick={close} />}
        <h2 id={titleId} className={titleHidden ? plain : styles.title}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {hasSteps && (
          <IconButton
            icon={isTallest ? glyphs.chevronDown : glyphs.chevronUp}
            label={isTallest ? messages.collapse : messages.expand}
            style={{ gridColumn: 3 }}
            onClick={step}
          />
        )}
      </header>
      <div ref={scroller} className={styles.content} data-ui-scroll="">
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
