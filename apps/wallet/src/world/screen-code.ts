import { lazy, type ComponentType } from 'react';
import type { ScreenRoute } from './ScreenHandle.ts';

/** The code of a screen did not arrive; what the browser said is the cause. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/**
 * A screen whose code arrives when it is first shown.
 *
 * @returns a component that suspends until its code is there, and throws {@link CodeMissing} from then on if it does not
 *   come: React keeps a load that failed, and a style sheet that failed is not asked for again, until the page is loaded anew
 */
export function lazyScreen(load: ScreenRoute['lazy']): ComponentType;
export function lazyScreen<Props>(load: () => Promise<{ Component: ComponentType<Props> }>): ComponentType<Props>;
export function lazyScreen<Props>(load: () => Promise<{ Component: ComponentType<Props> }>): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (cause) {
      throw new CodeMissing('A screen cannot be shown without its code. Load the page anew.', { cause });
    }
  });
}
