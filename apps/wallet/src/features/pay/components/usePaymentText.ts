import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsHere } from '../../../world/screen-address.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { payPaths } from '../../../world/paths.ts';

/**
 * The payment text of this visit, empty for none. A text that waited for the login moves into the address, so that a
 * reload finds it again.
 */
export function usePaymentText(): string {
  const { visit } = useWorld();
  const navigate = useNavigate();
  const here = useIsHere();
  const [query] = useSearchParams();
  const text = query.get('text') ?? '';
  useLayoutEffect(() => {
    if (!here) return;
    const waiting = visit.takePaymentText();
    if (text === '' && waiting !== null) void navigate(payPaths.pay(waiting), { replace: true });
  }, [here, text, visit, navigate]);
  return text;
}
