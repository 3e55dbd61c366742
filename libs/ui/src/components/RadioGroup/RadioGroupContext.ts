import { createContext } from 'react';

export interface RadioGroupContextValue {
  name: string;
  value: string | undefined;
  disabled: boolean;
  choose: (value: string) => void;
}

/** Ties what can be chosen to its `RadioGroup`; null outside of one. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
