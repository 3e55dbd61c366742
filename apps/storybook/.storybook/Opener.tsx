import { Button } from '@ezwallet/ui';
import { useState, type ReactNode } from 'react';

/** Calls with which a component that covers the page asks to close, or after which its host closes it. */
const CLOSERS = ['onOpenChange', 'onAnswer', 'onUsePassword'] as const;

type Args = Readonly<Record<string, unknown>>;

interface OpenerProps {
  args: Args;
  /** On a documentation page, it waits for the button. */
  waits: boolean;
  children: (args: Args) => ReactNode;
}

/** Keeps the state of a component that covers the page, as a host does: it can close, and a button opens it again. */
export function Opener({ args, waits, children }: OpenerProps) {
  const [open, setOpen] = useState(!waits);
  const closers = CLOSERS.filter((name) => typeof args[name] === 'function').map((name) => {
    const own = args[name] as (...values: unknown[]) => unknown;
    return [
      name,
      (...values: unknown[]) => {
        setOpen(name === 'onOpenChange' && values[0] === true);
        return own(...values);
      },
    ];
  });
  return (
    <>
      {(waits || !open) && <Button onClick={() => setOpen(true)}>Open</Button>}
      {children({ ...args, ...Object.fromEntries(closers), open })}
    </>
  );
}
