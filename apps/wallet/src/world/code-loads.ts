class CodeLoads {
  #count = 0;
  readonly #followed = new WeakSet<Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  readonly isWaiting = (): boolean => this.#count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts a load until it ends, however often a screen asks for it. */
  follow<T>(load: Promise<T>): Promise<T> {
    if (this.#followed.has(load)) return load;
    this.#followed.add(load);
    this.#add(1);
    const end = () => this.#add(-1);
    load.then(end, end);
    return load;
  }

  #add(change: 1 | -1): void {
    this.#count += change;
    // Screens ask while React draws, and React takes no news meanwhile.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

/** The code and words of screens that a person waits for. */
export const codeLoads = new CodeLoads();
