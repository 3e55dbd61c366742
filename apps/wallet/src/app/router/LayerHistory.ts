import type { Location, Navigator } from 'react-router';
import { oneDeeper, placeOf } from './layer-place.ts';

/** The history of a router, in the browser or in memory. */
export interface RouterHistory extends Navigator {
  readonly location: Location;
}

/** Something over a screen that Back closes: a later step of it, or an overlay. */
export interface Layer {
  readonly dismiss: () => void;
}

/**
 * Time after a move of the person, in milliseconds: for layers to close, and for a screen to return to its later steps. A
 * layer that is still open then keeps its entry.
 */
const PAUSE_MS = 100;
/** Time for the browser to arrive at an entry, in milliseconds. */
const ARRIVAL_MS = 1_000;

/**
 * Gives every layer over a screen an entry of the history: [screen, first layer, second layer]. Back closes the topmost
 * layer. A layer that closes otherwise takes its entry with it. A navigation to another screen leaves from the screen's
 * own entry, so that no entry of a layer stays behind. An entry whose layer is gone, as after Forward or a reload, is
 * left at once: the history never opens a layer.
 */
export class LayerHistory {
  /** For the screens: navigates from the screen's own entry. */
  readonly navigator: Navigator;

  readonly #history: RouterHistory;
  /** The entry that the router shows; the browser may be ahead of it. */
  #shown: Location;
  #steps: readonly Layer[] = [];
  #overlays: readonly Layer[] = [];
  /** The layers with an entry. */
  #entered: readonly Layer[] = [];
  /** Set while a move of ours has not arrived. */
  #arrival: ReturnType<typeof setTimeout> | undefined;
  /** Set after a move of the person. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Navigations that wait for the screen's own entry. */
  #waiting: (() => void)[] = [];

  constructor(history: RouterHistory) {
    this.#history = history;
    this.#shown = history.location;
    this.navigator = {
      createHref: (to) => history.createHref(to),
      go: (delta) => this.#leave(() => history.go(delta)),
      push: (...entry) => this.#leave(() => history.push(...entry)),
      replace: (...entry) => this.#leave(() => history.replace(...entry)),
    };
  }

  /** The router shows an entry, under these steps and overlays. Call it after each change. */
  see(shown: Location, steps: readonly Layer[], overlays: readonly Layer[]): void {
    this.#steps = steps;
    this.#overlays = overlays;
    if (shown.key !== this.#shown.key) this.#arrive(shown);
    this.#settle();
  }

  get #open(): readonly Layer[] {
    return [...this.#steps, ...this.#overlays];
  }

  #arrive(shown: Location): void {
    const { base, depth } = placeOf(shown);
    const isSameScreen = base === placeOf(this.#shown).base;
    const kept = isSameScreen ? depth : 0;
    // A screen that the person leaves keeps its steps for their return.
    const closed = isSameScreen ? this.#open : this.#overlays;
    const left = this.#entered.slice(kept).filter((layer) => closed.includes(layer));
    this.#shown = shown;
    this.#entered = this.#entered.slice(0, kept);
    if (this.#arrival !== undefined) {
      clearTimeout(this.#arrival);
      this.#arrival = undefined;
    } else if (left.length > 0 || (!isSameScreen && depth > 0)) this.#close(left);
  }

  #close(layers: readonly Layer[]): void {
    for (const layer of [...layers].reverse()) layer.dismiss();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#settle();
    }, PAUSE_MS);
  }

  /** Makes as many entries as there are layers. */
  #settle(): void {
    const { location } = this.#history;
    if (this.#arrival !== undefined || location.key !== this.#shown.key) return;
    const place = placeOf(location);
    if (this.#waiting.length > 0) return place.depth > 0 ? this.#go(-place.depth) : this.#navigate();
    const open = this.#open;
    this.#entered = open.slice(0, place.depth);
    if (open.length === place.depth || this.#pause !== undefined) return;
    if (open.length < place.depth) return this.#go(open.length - place.depth);
    const { pathname, search, hash } = location;
    this.#await();
    this.#entered = open.slice(0, place.depth + 1);
    this.#history.push({ pathname, search, hash }, oneDeeper(place));
  }

  #leave(navigation: () => void): void {
    if (this.#arrival === undefined && placeOf(this.#history.location).depth === 0) return navigation();
    this.#waiting.push(navigation);
    // A new screen closes what is over the old one.
    this.#close(this.#overlays);
    this.#settle();
  }

  #navigate(): void {
    for (const navigation of this.#waiting.splice(0)) navigation();
  }

  #go(delta: number): void {
    this.#await();
    this.#history.go(delta);
  }

  #await(): void {
    // A browser may refuse to move. A navigation must not wait for ever.
    this.#arrival = setTimeout(() => {
      this.#arrival = undefined;
      this.#navigate();
    }, ARRIVAL_MS);
  }
}
