import { createContext, use } from 'react';
import type { Pictures } from '@ezwallet/domain-stores';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';

/** The pictures of a conversation without a session. In a session there is no need for it. */
export const PicturesOfTalk = createContext<Pictures | null>(null);

/** The pictures that a reader may see. */
export function usePictures(): Pictures {
  const own = use(PicturesOfTalk);
  const session = useOptionalSessionStores();
  const pictures = own ?? session?.pictures;
  if (!pictures) throw new Error('Nobody is signed in: render below <PicturesOfTalk>.');
  return pictures;
}
