/**
 * Known faults that we have not fixed yet, by `about`. Each run prints them, and names those that are fixed. Do not
 * add new ones.
 */
export const debts: readonly string[] = [];

/** How many exported names may lack a doc comment, by package. The target is 0. */
export const undocumented: Readonly<Record<string, number>> = {};
