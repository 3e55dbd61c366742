import { useId, type RefObject } from 'react';
import type { DialogProps } from './DialogProps.ts';
import styles from './dialog.module.css';
import { IconButton } from '../../IconButton/IconButton.tsx';
import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useScrollTabIndex } from '../../../hooks/useScrollTabIndex.ts';
import { classNames } from '../../../internal/classNames.ts';
import { Modal } from '../modal/Modal.tsx';

export interface DialogViewProps extends DialogProps {
  role?: 'dialog' | 'alertdialog' | undefined;
  /** While set, only the host can close it. */
  locked?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The dialog itself. */
export function DialogView({
  open,
  onOpenChange,
  title,
  children,
  actions,
  footer,
  closeIcon = false,
  closeOnBackdrop = false,
  lockScroll,
  onClosed,
  className,
  role = 'dialog',
  locked = false,
  initialFocus,
}: DialogViewProps) {
  const messages = useWords();
  const titleId = useId();
  const contentId = useId();
  const scroller = useScrollTabIndex();
  const dismiss = () => {
    if (!locked) onOpenChange(false);
  };
  return (
    <Modal
      open={open}
      onDismiss={dismiss}
      onClosed={onClosed}
      closeOnBackdrop={closeOnBackdrop}
      lockScroll={lockScroll}
      initialFocus={initialFocus}
      role={role}
      backdrop={styles.backdrop}
      viewport={{ className: styles.viewport }}
      className={classNames(styles.popup, className)}
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : contentId}
    >
      <h2 id={titleId} className={styles.title}>
        {title ?? messages.tips}
      </h2>
      {children !== undefined && (
        <div ref={scroller} id={contentId} className={styles.content}>
          {children}
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      {closeIcon && (
        <IconButton
          icon={glyphs.close}
          size={20}
          tone="muted"
          label={messages.close}
          className={styles.close}
          onClick={dismiss}
        />
      )}
    </Modal>
  );
}
