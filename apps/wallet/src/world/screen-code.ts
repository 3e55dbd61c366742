import { lazy, type ComponentType } from 'react';
import { codeLoads } from './code-loads.ts';
import type { ScreenRoute } from './ScreenHandle.ts';

/** The code of a screen did not load. The browser's error is the cause. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/**
 * A screen whose code loads when it is first shown.
 *
 * @returns a component that suspends until its code has loaded. If the load fails, it throws {@link CodeMissing} until
 * the page reloads: React remembers a failed load, and browsers do not request a failed style sheet again
 */
export function lazyScreen(load: ScreenRoute['lazy']): ComponentType;
export function lazyScreen<Props>(load: () => Promise<{ Component: ComponentType<Props> }>): ComponentType<Props>;
export function lazyScreen<Props>(load: () => Promise<{ Component: ComponentType<Props> }>): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: (await codeLoads.follow(load())).Component };
    } catch (cause) {
      throw new CodeMissing('The screen did not load. Load the page again.', { cause });
    }
  });
}
