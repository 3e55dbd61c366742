import { startTransition, useEffect, useState } from 'react';
import type * as Laptop from './laptop/index.ts';

/** Wide enough for more than the column of a phone. Environments without a screen have no such query. */
const wide = globalThis.matchMedia?.('(min-width: 1024px)');

let code: typeof Laptop | undefined;

/** Loads the layout of a laptop, where the window is as wide as one. Without it, the app is as on a phone. */
export async function loadLaptop(): Promise<void> {
  code = wide?.matches ? await import('./laptop/index.ts').catch(() => undefined) : undefined;
}

/** The layout of a laptop. Undefined in a narrow window, which may become a wide one. Call it at one place. */
export function useLaptop(): typeof code {
  const [laptop, setLaptop] = useState(code);
  useEffect(() => {
    if (!wide) return;
    wide.onchange = async () => {
      await loadLaptop();
      // The old layout stays until the words of the new one are there.
      startTransition(() => setLaptop(code));
    };
  }, []);
  return laptop;
}
