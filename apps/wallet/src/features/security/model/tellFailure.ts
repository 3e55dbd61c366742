import type { I18n } from '@lingui/core';
import { toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';

/** Tells why a change was not made. */
export function tellFailure(i18n: Pick<I18n, '_'>, error: unknown): void {
  const words = refusalMessage(error);
  if (words) toast.fail(i18n._(words));
}
