import { Drawer as Base } from '@base-ui/react/drawer';
import type { DrawerProps } from '../components/Drawer/Drawer.tsx';
import { isAsking } from '../components/dialog/dialog.ts';
import styles from '../components/Drawer/Drawer.module.css';
import { Icon } from '../components/Icon/Icon.tsx';
import { useMessages } from '../hooks/useMessages.ts';
import { useScrollTabIndex } from '../internal/useScrollTabIndex.ts';
import { classNames } from '../internal/classNames.ts';

/** The drawer itself, on Base UI. */
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
  onClosed,
  className,
}: DrawerProps) {
  const messages = useMessages();
  const scroller = useScrollTabIndex();
  const sheet = (
    <Base.Portal>
      <Base.Backdrop className={styles.backdrop} />
      <Base.Viewport className={styles.viewport} data-side={side} data-dismissible={dismissible}>
        <Base.Popup
          className={classNames(styles.popup, className)}
          data-side={side}
          data-snaps={snapPoints ? '' : undefined}
          data-keyboard={keyboard ? '' : undefined}
        >
          <header className={styles.head} data-hidden={titleHidden && !dismissible ? '' : undefined}>
            {dismissible && (
              <Base.Close className={styles.close} aria-label={messages.close}>
                <Icon name="close" />
              </Base.Close>
            )}
            <Base.Title className={classNames(styles.title, titleHidden && styles.quiet)}>{title}</Base.Title>
          </header>
          <Base.Content {...scroller} className={styles.content} data-ui-scroll="">
            {children}
          </Base.Content>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
  return (
    <Base.Root
      open={open}
      swipeDirection={side === 'bottom' ? 'down' : 'right'}
      disablePointerDismissal={!dismissible}
      {...(snapPoints ? { snapPoints: [...snapPoints] } : {})}
      onOpenChange={(next, details) => {
        if (!dismissible || isAsking()) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      {keyboard ? <Base.VirtualKeyboardProvider>{sheet}</Base.VirtualKeyboardProvider> : sheet}
    </Base.Root>
  );
}
