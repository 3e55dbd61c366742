import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIsHere } from '../../world/screen-address.tsx';
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
  // A list beside the screen has a title too.
  const isHere = useIsHere();
  useEffect(() => {
    if (isHere) document.title = title;
  }, [isHere, title]);
  return null;
});
