import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { dialog } from '@ezwallet/ui';

/**
 * Asks again about an address that has the right format but a wrong checksum.
 *
 * @returns a function that asks and resolves to whether the person wants to continue
 */
export function useDoubtfulAddress(): (address: string) => Promise<boolean> {
  const { t } = useLingui();
  return useCallback(
    (address: string) =>
      dialog.confirm({
        title: t`Check the address`,
        description: t`The checksum of ${address} does not match. A character may be wrong. Coins sent to a wrong address are lost. Continue anyway?`,
        confirmText: t`Continue anyway`,
        cancelText: t`Check again`,
        danger: true,
      }),
    [t],
  );
}
