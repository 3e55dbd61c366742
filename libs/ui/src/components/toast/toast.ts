import { createStore } from '../../internal/createStore.ts';
import { announce } from '../Announcer/announce.ts';

/** Kind of a toast: each has its icon and duration, and `fail` interrupts a screen reader. */
export type ToastType = 'info' | 'success' | 'fail' | 'loading';

/** Options of one toast. */
export interface ToastOptions {
  /** Duration in ms; 0 stays until closed. Default: 1500, 3000 for a failure, 0 while loading. */
  duration?: number | undefined;
  /** `header` is for news from elsewhere: it takes the place of the page's title, and waits while a sheet is open. */
  position?: 'top' | 'middle' | 'bottom' | 'header' | undefined;
  /** Blocks taps on the page below, for work that must not be disturbed. */
  mask?: boolean | undefined;
  /** One action that the user can take. The toast then also closes on Escape. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastItem extends ToastOptions {
  id: number;
  type: ToastType;
  message: string;
  duration: number;
}

/** Controls one toast, for work that ends later. Once the toast is gone, both calls do nothing. */
export interface ToastHandle {
  /** Changes the toast. A new type or duration restarts its time. */
  update: (change: { type?: ToastType; message?: string } & ToastOptions) => void;
  close: () => void;
}

const DURATION: Record<ToastType, number> = { info: 1500, success: 1500, fail: 3000, loading: 0 };

/** Toasts to show, newest last: at most one message, news that waits for it, and any number of pending `loading` ones. */
export const toasts = createStore<readonly ToastItem[]>([]);

let lastId = 0;

/** A message replaces one of its own kind. Loading ones replace nothing. */
const kindOf = ({ id, type, position }: ToastItem): string | number =>
  type === 'loading' ? id : position === 'header' ? 'news' : 'message';

function put(item: ToastItem): void {
  const others = toasts.get().filter((other) => other.id !== item.id && kindOf(other) !== kindOf(item));
  toasts.set([...others, item]);
  announce(item.message, item.type === 'fail' ? 'assertive' : 'polite');
}

/** Removes one toast. */
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
 * Short messages over everything, including dialogs. Screen readers announce them. A new message replaces the current
 * one; a loading toast stays under a message and returns after it.
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
  /** Removes every toast, including pending loading ones. */
  clear: () => toasts.set([]),
} as const;
