import type { NavigateFunction, NavigateOptions } from 'react-router';

/** Lets code outside the React tree navigate. The tree lends its own navigation while it is mounted. */
export class Navigation {
  #navigate: NavigateFunction | null = null;
  readonly #followers: ((pathname: string) => void)[] = [];

  /** Lends the tree's navigation. @returns a function that takes it back */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => {
      if (this.#navigate === navigate) this.#navigate = null;
    };
  }

  /** Calls `arrive` at each screen from now on. */
  readonly follow = (arrive: (pathname: string) => void): void => {
    this.#followers.push(arrive);
  };

  /** Tells that the tree shows a screen. */
  arrived(pathname: string): void {
    for (const arrive of this.#followers) arrive(pathname);
  }

  /** Goes to a path of the app. Does nothing while no tree is mounted. */
  go(path: string, options?: NavigateOptions): void {
    void this.#navigate?.(path, options);
  }
}
