import { NavigationType } from 'react-router';
import type { TransitionKind } from '@ezwallet/ui';

const KINDS: readonly TransitionKind[] = ['fade', 'forward', 'back', 'alert'];

/** The person's position in the browser's history, and how the current screen appeared. */
export interface TransitionStep {
  /** Key of the history entry. */
  readonly key: string;
  readonly kind: TransitionKind;
  /** Keys of the entries up to this one, as far as this page has seen them. */
  readonly stack: readonly string[];
}

/** A move in the history. */
export interface Move {
  readonly key: string;
  readonly type: NavigationType;
  /** State of the entry. A link requests its own transition with `{ transition: 'alert' }`. */
  readonly state: unknown;
}

/** The transition for a move: forward to a new screen, back to an earlier one, a fade for a replaced one. */
export function transitionStep({ stack }: TransitionStep, { key, type, state }: Move): TransitionStep {
  const { transition } = (state ?? {}) as { transition?: TransitionKind };
  const asked = transition && KINDS.includes(transition) ? transition : undefined;
  if (type === NavigationType.Push) return { key, kind: asked ?? 'forward', stack: [...stack, key] };
  if (type === NavigationType.Replace) return { key, kind: asked ?? 'fade', stack: [...stack.slice(0, -1), key] };
  const at = stack.indexOf(key);
  // An unknown entry means that a reload cut the stack here. Back is then more likely.
  return { key, kind: 'back', stack: at < 0 ? [key] : stack.slice(0, at + 1) };
}
