import { useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { TransitionKind } from '@ezwallet/ui';

const KINDS: readonly TransitionKind[] = ['fade', 'forward', 'back', 'alert'];

/**
 * How the screen that comes next enters: forward for a step on, back for a step back in the history, a fade in the
 * place of another; a link may ask for its own with `state={{ transition: 'alert' }}`.
 */
export function useTransitionKind(): TransitionKind {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const visited = useRef<string[]>([]);
  const last = useRef({ key: '', kind: 'fade' as TransitionKind });
  if (last.current.key !== key) last.current = { key, kind: kindOf(type, key, visited.current, state) };
  return last.current.kind;
}

/** Keeps the stack of visited entries in step with the browser's history. */
function kindOf(type: NavigationType, key: string, visited: string[], state: unknown): TransitionKind {
  const asked = (state as { transition?: TransitionKind } | null)?.transition;
  const at = visited.indexOf(key);
  if (type === NavigationType.Push) {
    visited.push(key);
    return asked && KINDS.includes(asked) ? asked : 'forward';
  }
  if (type === NavigationType.Replace) {
    visited.splice(-1, 1, key);
    return asked && KINDS.includes(asked) ? asked : 'fade';
  }
  if (at >= 0 && at < visited.length - 1) {
    visited.splice(at + 1);
    return 'back';
  }
  const first = visited.length === 0;
  if (at < 0) visited.push(key);
  return first ? 'fade' : 'back';
}
