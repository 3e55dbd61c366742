/** A later step of a screen, which Back leaves. */
export interface Step {
  /** Returns to the step before. */
  readonly dismiss: () => void;
}

class Steps {
  #taken: readonly Step[] = [];
  readonly #listeners = new Set<() => void>();

  readonly get = (): readonly Step[] => this.#taken;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a step. @returns a function that takes it back */
  take(step: Step): () => void {
    this.#set([...this.#taken, step]);
    return () => this.#set(this.#taken.filter((other) => other !== step));
  }

  #set(taken: readonly Step[]): void {
    this.#taken = taken;
    for (const listener of this.#listeners) listener();
  }
}

/** The steps that the person has taken on the screen, from first to last. */
export const steps = new Steps();
