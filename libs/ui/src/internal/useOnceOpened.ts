import { useState } from 'react';

/** True from the first opening on: an overlay that was never opened loads nothing, one that was can animate away. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
