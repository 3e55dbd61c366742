/** Joins short facts to one text. A line of it never begins with the dot between two of them. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
