import type { NavigateFunction, NavigateOptions } from 'react-router';

/** Lets code outside the React tree navigate. The tree lends its own navigation while it is mounted. */
export class Navigation {
  #navigate: NavigateFunction | null = null;

  /** Lends the tree's navigation. @returns a function that takes it back */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => {
      if (this.#navigate === navigate) this.#navigate = null;
    };
  }

  /** Goes to a path of the app. Does nothing while no tree is mounted. */
  go(path: string, options?: NavigateOptions): void {
    void this.#navigate?.(path, options);
  }
}
