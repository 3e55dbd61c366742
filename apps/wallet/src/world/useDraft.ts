import { autorun } from 'mobx';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useWorld } from './StoresContext.tsx';

/**
 * Keeps what the person types in a form of this screen: a reload and Back find it again.
 *
 * @param read returns what is typed, without secrets; observed
 * @param restore fills in a draft
 */
export function useDraft<Draft extends object>(read: () => Draft, restore: (draft: Draft) => void): void {
  const { drafts } = useWorld();
  const { key } = useLocation();
  const readNow = useEffectEvent(read);
  const fillIn = useEffectEvent(restore);
  useLayoutEffect(() => {
    const draft = drafts.read(key, readNow());
    if (draft) fillIn(draft);
    return autorun(() => drafts.write(key, readNow()));
  }, [drafts, key]);
}
