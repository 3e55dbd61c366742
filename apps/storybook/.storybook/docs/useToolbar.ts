import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { initialGlobals, type Globals } from '../globals.ts';

/** The toolbar's settings on a documentation page, which has no decorators. */
export function useToolbar(): Globals {
  const { channel } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => ({ ...initialGlobals, ...ofAddress(location.search) }));
  useEffect(() => {
    const follow = (event: { globals: Partial<Globals> }) => setGlobals((now) => ({ ...now, ...event.globals }));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return globals;
}

/** Reads `globals=theme:light;locale:zh_HK`. */
function ofAddress(search: string): Partial<Globals> {
  const pairs = new URLSearchParams(search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':')).filter(([name = '']) => name in initialGlobals));
}
