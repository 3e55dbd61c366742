import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TicketSource } from '@ezwallet/domain-stores';
import type { BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { TextButton } from '@ezwallet/ui';
import { biometricLook } from '../model/biometricWords.ts';

interface BiometricConfirmProps {
  biometrics: BiometricsStore;
  /** Called with the way to confirm instead of the payment password. */
  onUse: (source: TicketSource) => void;
}

/** Confirms a payment by a fingerprint or a face; nothing for a person who cannot. */
export const BiometricConfirm = observer(function BiometricConfirm({ biometrics, onUse }: BiometricConfirmProps) {
  const { i18n } = useLingui();
  if (!biometrics.isForPayments) return null;
  const { icon, use, confirm } = biometricLook(biometrics);
  return (
    <TextButton icon={icon} onClick={() => onUse(biometrics.toTicketSource(i18n._(confirm)))}>
      {i18n._(use)}
    </TextButton>
  );
});
