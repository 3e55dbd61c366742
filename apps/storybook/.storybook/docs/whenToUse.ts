/** When to use a component, and what to do and not to do with it. */
export interface Guidance {
  readonly when: string;
  readonly good: string;
  readonly bad: string;
}

/** Puts the three texts of a component together. */
export const g = (when: string, good: string, bad: string): Guidance => ({ when, good, bad });
