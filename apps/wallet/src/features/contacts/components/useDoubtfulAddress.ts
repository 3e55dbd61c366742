import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { dialog } from '@ezwallet/ui';

/**
 * The second question about an address of which only the form is right (its checksum does not match).
 *
 * @returns asks it, and answers whether the person wants to go on
 */
export function useDoubtfulAddress(): (address: string) => Promise<boolean> {
  const { t } = useLingui();
  return useCallback(
    (address: string) =>
      dialog.confirm({
        title: t`Check the address`,
        content: t`The checksum of ${address} does not match. A character may be wrong. Coins sent to a wrong address are lost. Continue anyway?`,
        confirmText: t`Continue anyway`,
        cancelText: t`Check again`,
        danger: true,
      }),
    [t],
  );
}
