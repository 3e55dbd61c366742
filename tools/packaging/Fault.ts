/** A problem for the users of a package. */
export interface Fault {
  /** The name of the problem, as in `debts.ts`. */
  readonly about: string;
  /** The details. */
  readonly text: string;
}
