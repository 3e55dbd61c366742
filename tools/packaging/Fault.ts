/** Something that a consumer of a package would stumble over. */
export interface Fault {
  /** What is wrong, as `debts.ts` would name it. */
  readonly about: string;
  /** How it shows. */
  readonly text: string;
}
