import { createStore, type Store } from './createStore.ts';

/** A dialog, a sheet or a viewer over the page. */
export interface OpenOverlay {
  readonly id: string;
  /** Asks it to close, as Escape does. One that may not close stays open. */
  readonly dismiss: () => void;
}

/** An overlay with the element outside of which everything is inert. */
export interface OpenModal extends OpenOverlay {
  readonly element: HTMLElement;
}

export const modals = createStore<readonly OpenModal[]>([]);

/**
 * The overlays over the page, from bottom to top. A host follows them to close the topmost one with the browser's Back.
 *
 * @example
 * const overlays = useSyncExternalStore(openOverlays.subscribe, openOverlays.get);
 * const closeTopmost = () => overlays.at(-1)?.dismiss();
 */
export const openOverlays: Pick<Store<readonly OpenOverlay[]>, 'get' | 'subscribe'> = modals;
