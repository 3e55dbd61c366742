import { useId } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { plain } from '../../../internal/plain.ts';
import styles from './PictureViewer.module.css';
import type { PictureViewerProps } from './PictureViewerProps.ts';
import { ViewerStage } from './ViewerStage.tsx';
import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { viewer } from '../../../messages/enViewer.ts';
import { classNames } from '../../../internal/classNames.ts';
import { VisuallyHidden } from '../../../internal/VisuallyHidden.tsx';
import { Modal } from '../modal/Modal.tsx';

/** The picture viewer itself. */
export function PictureViewerView({
  open,
  onOpenChange,
  onClosed,
  lockScroll,
  className,
  ...pictures
}: PictureViewerProps) {
  const messages = useWords(viewer);
  const titleId = useId();
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onDismiss={close}
      onClosed={onClosed}
      lockScroll={lockScroll}
      data-theme="dark"
      className={classNames(styles.popup, className)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={plain}>
        <VisuallyHidden>{messages.viewerTitle}</VisuallyHidden>
      </h2>
      <ViewerStage {...pictures} close={<IconButton icon={glyphs.close} label={messages.close} onClick={close} />} />
    </Modal>
  );
}
