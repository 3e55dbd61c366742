import { useEffect } from 'react';
import { useSessionStores } from '../../world/StoresContext.tsx';

/** What the person calls somebody with a user number; undefined for a stranger. Call it in an observer. */
export function useContactName(userNo: string | undefined): string | undefined {
  const { addressBook } = useSessionStores();
  useEffect(() => {
    if (userNo !== undefined) void addressBook.book.load();
  }, [addressBook, userNo]);
  return userNo === undefined ? undefined : addressBook.nameOf(userNo);
}
