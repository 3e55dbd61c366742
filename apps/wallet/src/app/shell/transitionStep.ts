import { NavigationType } from 'react-router';
import type { TransitionKind } from '@ezwallet/ui';

const KINDS: readonly TransitionKind[] = ['fade', 'forward', 'back', 'alert'];

/** Where a person stands in the browser's history, and how the screen there came in. */
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
  /** State of the entry; a link asks for a transition of its own with `{ transition: 'alert' }`. */
  readonly state: unknown;
}

/** The step that follows: forward for one more screen, back for an earlier one, a fade for one in another's place. */
export function transitionStep({ stack }: TransitionStep, { key, type, state }: Move): TransitionStep {
  const { transition } = (state ?? {}) as { transition?: TransitionKind };
  const asked = transition && KINDS.includes(transition) ? transition : undefined;
  if (type === NavigationType.Push) return { key, kind: asked ?? 'forward', stack: [...stack, key] };
  if (type === NavigationType.Replace) return { key, kind: asked ?? 'fade', stack: [...stack.slice(0, -1), key] };
  const at = stack.indexOf(key);
  // An entry not seen before lies ahead when a reload has cut the stack there; back is the likelier way.
  return { key, kind: 'back', stack: at < 0 ? [key] : stack.slice(0, at + 1) };
}
