import { useEffect, useState } from 'react';

/** Whether a value has been there for some time, in milliseconds. False for undefined. */
export function useSteady(value: string | undefined, time: number): boolean {
  const [steady, setSteady] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSteady(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return value !== undefined && value === steady;
}
