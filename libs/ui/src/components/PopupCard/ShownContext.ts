import { createContext } from 'react';

/** Which messages a stack has shown already; outlives the cards, which come and go. */
export const ShownContext = createContext<Set<string> | undefined>(undefined);
