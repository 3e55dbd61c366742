import { useState, type ReactNode } from 'react';

interface ControlledProps<V> {
  initial: V;
  /** Called on every change, before it shows. */
  onChange?: (value: V) => void;
  children: (value: V, setValue: (value: V) => void) => ReactNode;
}

/** A host that owns a value, for tests and stories of controlled components. */
export function Controlled<V>({ initial, onChange, children }: ControlledProps<V>) {
  const [value, setValue] = useState(initial);
  const [given, setGiven] = useState(initial);
  // The controls of a story change what it starts with.
  if (!Object.is(given, initial)) {
    setGiven(initial);
    setValue(initial);
  }
  return children(value, (next) => {
    onChange?.(next);
    setValue(next);
  });
}
