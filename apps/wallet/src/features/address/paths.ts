/** Which half of the address book is shown: people by user number, or addresses. */
export type BookHalf = 'people' | 'addresses';

/** Values that a new contact starts with. */
export interface NewEntry {
  readonly half: BookHalf;
  readonly currency?: string;
  readonly network?: string;
  /** User number or address. */
  readonly address?: string;
}

/** Paths of the address book. */
export const addressPaths = {
  book: (half?: BookHalf) => (half ? `/address?half=${half}` : '/address'),
  /** @param entry the values that are already known */
  add: (entry?: NewEntry) => (entry ? `/address/add?${new URLSearchParams({ ...entry })}` : '/address/add'),
} as const;
