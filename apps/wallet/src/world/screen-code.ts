import { createElement, use, type ComponentType } from 'react';
import { marked } from '../i18n/marked.ts';
import { codeLoads } from './code-loads.ts';
import type { ScreenRoute } from './ScreenHandle.ts';

/** The code of a screen did not load. The browser's error is the cause. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** A screen whose code loads later. */
export type LazyScreen<Props = object> = ComponentType<Props> & {
  /** Loads its code, once. @throws {CodeMissing} */
  readonly ahead: () => Promise<unknown>;
};

/**
 * A screen whose code loads when it is first shown, or ahead of that.
 *
 * @returns a component that suspends until its code has loaded. If the load fails, it throws {@link CodeMissing} until
 * the page reloads: browsers do not request a failed style sheet again
 */
export function lazyScreen(load: ScreenRoute['lazy']): LazyScreen;
export function lazyScreen<Props extends object>(
  load: () => Promise<{ Component: ComponentType<Props> }>,
): LazyScreen<Props>;
export function lazyScreen<Props extends object>(
  load: () => Promise<{ Component: ComponentType<Props> }>,
): LazyScreen<Props> {
  const read = async () => {
    try {
      return (await codeLoads.follow(load())).Component;
    } catch (cause) {
      throw new CodeMissing('The screen did not load. Load the page again.', { cause });
    }
  };
  let code: Promise<ComponentType<Props>> | undefined;
  const ahead = () => (code ??= marked(read()));
  const Later = (props: Props) => createElement(use(ahead()), props);
  return Object.assign(Later, { ahead });
}
