import { Dialog as Base } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import type { DialogProps } from '../components/dialog/Dialog.tsx';
import styles from '../components/dialog/dialog.module.css';
import { Icon } from '../components/Icon/Icon.tsx';
import { useMessages } from '../hooks/useMessages.ts';
import { useScrollTabIndex } from '../internal/useScrollTabIndex.ts';
import { classNames } from '../internal/classNames.ts';

export interface DialogViewProps extends DialogProps {
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Nothing but the owner may close it now. */
  locked?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The dialog itself, on Base UI. */
export function DialogView({
  open,
  onOpenChange,
  title,
  children,
  actions,
  footer,
  closeIcon = false,
  closeOnBackdrop = false,
  onClosed,
  className,
  role = 'dialog',
  locked = false,
  initialFocus,
}: DialogViewProps) {
  const messages = useMessages();
  const scroller = useScrollTabIndex();
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closeOnBackdrop}
      onOpenChange={(next, details) => {
        if (locked) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            role={role}
            className={classNames(styles.popup, className)}
            {...(initialFocus ? { initialFocus } : {})}
          >
            <Base.Title className={styles.title}>{title ?? messages.tips}</Base.Title>
            {children !== undefined && (
              <Base.Description render={<div />} {...scroller} className={styles.content}>
                {children}
              </Base.Description>
            )}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            {closeIcon && (
              <Base.Close className={styles.close} aria-label={messages.close}>
                <Icon name="close" size={20} />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
