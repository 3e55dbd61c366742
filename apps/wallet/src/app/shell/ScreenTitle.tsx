import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useWorld } from '../../world/StoresContext.tsx';

/**
 * Sets the title of the browser tab to the title of the screen, in the current language. It starts with the number of
 * orders that wait for the person.
 */
export const ScreenTitle = observer(function ScreenTitle({ of }: { of: MessageDescriptor }) {
  const { i18n } = useLingui();
  const waiting = useWorld().scope.current?.trades.running.waiting ?? 0;
  const screen = `${i18n._(of)} · ezwallet`;
  const title = waiting > 0 ? `(${waiting}) ${screen}` : screen;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
});
