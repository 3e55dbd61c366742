import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Scheme } from '@ezwallet/ui';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { initialGlobals, type Globals } from '../globals.ts';
import { docsTheme } from './docsTheme.ts';

interface GlobalsEvent {
  globals: Partial<Globals>;
}

/** A component's documentation page in the toolbar's scheme. */
export function DocsStage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:([\w-]+)/)?.[1],
  );
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(globals.theme);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context.channel]);
  const scheme = (theme && theme !== 'all' ? theme : initialGlobals.theme) as Scheme;
  return (
    <DocsContainer context={context} theme={docsTheme(scheme)}>
      {children}
    </DocsContainer>
  );
}
