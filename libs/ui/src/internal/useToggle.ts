import { useEffect, useRef, useState } from 'react';
import { useHaptics } from '../hooks/useHaptics.ts';

/**
 * A value that the host owns and may change with a delay: the new value shows until the host's promise settles. After a
 * rejection the old value shows again; the host explains why.
 */
export function useToggle(checked: boolean, onChange: (checked: boolean) => void | Promise<unknown>) {
  const haptics = useHaptics();
  const [wish, setWish] = useState<boolean>();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const toggle = (next: boolean) => {
    haptics('selection');
    const change = onChange(next);
    if (!change) return;
    setWish(next);
    change
      .then(
        () => {},
        () => haptics('error'),
      )
      .finally(() => mounted.current && setWish(undefined));
  };
  return { shown: wish ?? checked, waiting: wish !== undefined, toggle };
}
