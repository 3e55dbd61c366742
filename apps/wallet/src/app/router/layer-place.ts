import type { Location } from 'react-router';

/** What an entry of the history stands for: a screen, or a layer over one. */
export interface LayerPlace {
  /** Key of the screen's own entry. */
  readonly base: string;
  /** Number of layers over the screen. */
  readonly depth: number;
  /** State of the screen's own entry. */
  readonly state: unknown;
}

interface LayerState {
  readonly layer: LayerPlace;
}

const isLayerState = (state: unknown): state is LayerState =>
  typeof state === 'object' && state !== null && 'layer' in state;

/** Reads what an entry stands for. */
export function placeOf({ key, state }: Location): LayerPlace {
  return isLayerState(state) ? state.layer : { base: key, depth: 0, state };
}

/** The state of the entry for one more layer. */
export function oneDeeper({ base, depth, state }: LayerPlace): LayerState {
  return { layer: { base, depth: depth + 1, state } };
}
