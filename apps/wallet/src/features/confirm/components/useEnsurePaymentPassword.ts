import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { dialog } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { securityPaths } from '../../../world/paths.ts';

/**
 * Makes sure that a person has a payment password, which every order needs. Offers to set one if they have none.
 *
 * @returns a check that resolves to whether there is one
 */
export function useEnsurePaymentPassword(): () => Promise<boolean> {
  const { t } = useLingui();
  const { session } = useStores();
  const navigate = useNavigate();
  return async () => {
    if (session.user?.hasTranPass) return true;
    const agreed = await dialog.confirm({
      title: t`Set a payment password`,
      description: t`A 6-digit payment password protects every payment. Set it once, then continue here.`,
      confirmText: t`Set password`,
    });
    if (agreed) await navigate(securityPaths.paymentPassword('set'));
    return false;
  };
}
