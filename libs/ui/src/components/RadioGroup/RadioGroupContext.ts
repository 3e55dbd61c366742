import { createContext } from 'react';

export interface RadioGroupContextValue {
  name: string;
  value: string | undefined;
  disabled: boolean;
  choose: (value: string) => void;
}

/** Connects options to their `RadioGroup`; null outside a group. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
