import { createStore } from '../../internal/createStore.ts';
import { announce } from '../Announcer/announce.ts';

/** What a toast tells: each type has an icon and a duration of its own, and `fail` interrupts a screen reader. */
export type ToastType = 'info' | 'success' | 'fail' | 'loading';

/** How one toast is shown, and for how long. */
export interface ToastOptions {
  /** ms on the screen; 0 stays until closed. Default 1500, 3000 for a failure, 0 while loading. */
  duration?: number | undefined;
  position?: 'top' | 'middle' | 'bottom' | undefined;
  /** Catches taps on what lies below, for work that must not be disturbed. */
  mask?: boolean | undefined;
  /** One thing the user can do about it; the toast then also closes on Escape. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastItem extends ToastOptions {
  id: number;
  type: ToastType;
  message: string;
  duration: number;
}

/** The hold on one toast, for work that ends later; once the toast is gone both calls do nothing. */
export interface ToastHandle {
  /** Changes what is shown; a new type or duration starts the time anew. */
  update: (change: { type?: ToastType; message?: string } & ToastOptions) => void;
  close: () => void;
}

const DURATION: Record<ToastType, number> = { info: 1500, success: 1500, fail: 3000, loading: 0 };

/** What waits to be shown, newest last: at most one message, and any number of pending `loading` ones under it. */
export const toasts = createStore<readonly ToastItem[]>([]);

let lastId = 0;

function put(item: ToastItem): void {
  const others = toasts
    .get()
    .filter(({ id, type }) => id !== item.id && (item.type === 'loading' || type === 'loading'));
  toasts.set([...others, item]);
  announce(item.message, item.type === 'fail' ? 'assertive' : 'polite');
}

/** Takes one toast away. */
export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((item) => item.id !== id));
}

function show(type: ToastType, message: string, options: ToastOptions = {}): ToastHandle {
  lastId += 1;
  const id = lastId;
  put({ ...options, id, type, message, duration: options.duration ?? DURATION[type] });
  return {
    update(change) {
      const current = toasts.get().find((item) => item.id === id);
      if (!current) return;
      const duration = change.duration ?? (change.type ? DURATION[change.type] : current.duration);
      put({ ...current, ...change, duration });
    },
    close: () => closeToast(id),
  };
}

/**
 * Short words over everything, also over a dialog; announced to screen readers. A new message replaces the one shown; a
 * loading toast stays below a message and comes back after it.
 *
 * @example
 * const busy = toast.loading('Sending');
 * busy.update({ type: 'success', message: 'Sent' });
 */
export const toast = {
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  fail: (message: string, options?: ToastOptions) => show('fail', message, options),
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  /** Takes every toast away, pending loading ones included. */
  clear: () => toasts.set([]),
} as const;
