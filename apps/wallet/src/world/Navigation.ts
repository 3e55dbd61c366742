import type { NavigateFunction, NavigateOptions } from 'react-router';

/** Lets what stands outside the tree navigate, with the tree's own means, which it lends while it stands. */
export class Navigation {
  #navigate: NavigateFunction | null = null;

  /** Lends the tree's navigation. @returns the way to take it back */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => {
      if (this.#navigate === navigate) this.#navigate = null;
    };
  }

  /** Goes to a path of ours; nothing happens while no tree stands. */
  go(path: string, options?: NavigateOptions): void {
    void this.#navigate?.(path, options);
  }
}
