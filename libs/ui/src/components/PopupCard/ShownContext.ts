import { createContext } from 'react';

/** The messages that a stack has already shown. It outlives the cards. */
export const ShownContext = createContext<Set<string> | undefined>(undefined);
