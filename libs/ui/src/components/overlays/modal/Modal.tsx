import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { modals, type OpenModal } from '../../../internal/openOverlays.ts';
import { useMergedRef } from '../../../internal/useMergedRef.ts';
import { useStore } from '../../../internal/useStore.ts';
import { useModal } from './useModal.ts';
import { phaseAttributes, usePresence } from './usePresence.ts';

type DataAttributes = Readonly<Record<`data-${string}`, unknown>>;

/** Props of a modal. Other attributes go to its popup. */
export interface ModalProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  open: boolean;
  /** Called when it asks to close: on Escape or, where allowed, on a press outside the popup. */
  onDismiss: () => void;
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined;
  /** Whether a press outside the popup asks to close. */
  closeOnBackdrop?: boolean | undefined;
  /** Whether the page behind must not scroll while it is open. */
  lockScroll?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Class of the dimmed backdrop; without it there is none. */
  backdrop?: string | undefined;
  /** Class and attributes of the container around the popup. */
  viewport?: (HTMLAttributes<HTMLDivElement> & DataAttributes) | undefined;
  layerRef?: Ref<HTMLDivElement> | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

const NONE: readonly OpenModal[] = [];

/** A popup over a page that is inert meanwhile. Dialogs, sheets and the picture viewer use it. */
export function Modal({
  open,
  onDismiss,
  onClosed,
  closeOnBackdrop = false,
  lockScroll = true,
  initialFocus,
  backdrop,
  viewport,
  layerRef,
  role = 'dialog',
  ref,
  ...rest
}: ModalProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  const phase = usePresence(open, layer, onClosed);
  const isOpen = phase === 'starting' || phase === 'open';
  useModal({ id, open: isOpen, lockScroll, layer, popup, onDismiss, initialFocus });
  const top = useStore(modals, NONE).at(-1);
  const isCovered = isOpen && top !== undefined && top.id !== id;
  const mergedLayer = useMergedRef(layer, layerRef);
  const mergedPopup = useMergedRef(popup, ref);
  if (phase === 'gone') return null;

  const attributes = phaseAttributes(phase);
  return createPortal(
    // A closing popup must not catch a press meant for the page.
    <div ref={mergedLayer} data-ui-modal="" style={isOpen ? undefined : { pointerEvents: 'none' }}>
      {backdrop && <div aria-hidden="true" className={backdrop} {...attributes} />}
      <div
        {...viewport}
        role="presentation"
        onPointerDown={(event) => {
          pressed.current = event.target;
        }}
        onClick={(event) => {
          // A press that started in the popup, such as a text selection, is not a press outside.
          const isBeside = event.target === event.currentTarget && pressed.current === event.currentTarget;
          if (isBeside && closeOnBackdrop) onDismiss();
        }}
      >
        <div
          {...rest}
          {...attributes}
          ref={mergedPopup}
          role={role}
          aria-modal="true"
          tabIndex={-1}
          data-covered={isCovered ? '' : undefined}
        />
      </div>
    </div>,
    document.body,
  );
}
