import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as glyphs from '../../glyphs/index.ts';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { modals, type OpenModal } from '../../internal/openOverlays.ts';
import { useLocked } from '../../internal/useLocked.ts';
import { useMounted } from '../../internal/useMounted.ts';
import { useStore } from '../../internal/useStore.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { closeToast, toasts, type ToastItem } from '../toast/toast.ts';
import styles from '../toast/toast.module.css';
import { ToastPlace } from '../toast/ToastPlace.tsx';

const NONE: readonly ToastItem[] = [];
const NO_MODALS: readonly OpenModal[] = [];

/**
 * Shows toasts. Behind a lock screen they wait, because a toast may contain an amount. News waits for an open sheet too.
 * Part of `UiHost`.
 */
export function ToastHost() {
  const items = useStore(toasts, NONE);
  const mounted = useMounted();
  const locked = useLocked();
  const hasModal = useStore(modals, NO_MODALS).length > 0;
  const messages = items.filter((item) => item.type !== 'loading' && !(hasModal && item.position === 'header'));
  const shown =
    messages.find((item) => item.position !== 'header') ??
    messages.at(-1) ??
    items.findLast((item) => item.type === 'loading');
  if (!mounted || locked || !shown) return null;
  const masked = items.some((item) => item.mask);
  return createPortal(
    <>
      {masked && <div className={styles.mask} />}
      <Toast key={shown.id} item={shown} />
    </>,
    document.body,
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { id, type, message, duration, position, action } = item;
  const [held, setHeld] = useState(false);
  const haptics = useHaptics();
  const overlays = useStore(loadedOverlays, undefined);
  // Until the rest of the kit is there, news has the place that it has on a page without a header.
  const Place = (position === 'header' && overlays?.HeaderPlace) || ToastPlace;
  useEffect(() => {
    if (!duration || held) return undefined;
    const timer = setTimeout(() => closeToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, type, duration, held]);
  useEffect(() => {
    if (type === 'success' || type === 'fail') haptics(type === 'fail' ? 'error' : 'success');
  }, [type, haptics]);
  useEffect(() => {
    if (!action) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled before a dialog below receives it, because the dialog must stay open.
      event.preventDefault();
      closeToast(id);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [id, action]);
  return (
    <Place item={item}>
      <div
        className={styles.toast}
        data-state={type}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Glyph type={type} />
        <span className={styles.message}>{message}</span>
        {action && (
          <button
            type="button"
            className={classNames(hit.area, styles.action)}
            onClick={() => {
              closeToast(id);
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </Place>
  );
}

function Glyph({ type }: { type: ToastItem['type'] }) {
  if (type === 'loading') return <Spinner size={20} />;
  if (type === 'info') return null;
  return <Icon glyph={type === 'success' ? glyphs.checkCircle : glyphs.error} size={20} />;
}
