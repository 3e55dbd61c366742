import { startTransition, useEffect, useState } from 'react';

/** Wide enough for more than the column of a phone. Environments without a screen have no such query. */
const wide = globalThis.matchMedia?.('(min-width: 1024px)');

type Laptop = typeof import('./laptop/index.ts');
let code: Laptop | undefined;
const current = () => (wide?.matches ? code : undefined);

/** Loads the layout of a laptop, where the window is as wide as one. Without it, the app is as on a phone. */
export async function loadLaptop(): Promise<void> {
  if (wide?.matches) code ??= await import('./laptop/index.ts').catch(() => undefined);
}

/** The layout of a laptop. Undefined in a narrow window, which may become a wide one. */
export function useLaptop(): Laptop | undefined {
  const [laptop, setLaptop] = useState(current);
  useEffect(() => {
    // As a transition: the old layout stays until the code of the new one is there.
    const turn = () => void loadLaptop().then(() => startTransition(() => setLaptop(current())));
    wide?.addEventListener('change', turn);
    return () => wide?.removeEventListener('change', turn);
  }, []);
  return laptop;
}
