import { useState } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';

/** State of one verification attempt. */
export type Verification = 'idle' | 'verifying' | 'failed';

/** Runs one verification at a time and reports its state. */
export function useVerification(onVerify: () => Promise<unknown>) {
  const haptics = useHaptics();
  const [state, setState] = useState<Verification>('idle');
  const verify = async () => {
    if (state === 'verifying') return;
    setState('verifying');
    try {
      await onVerify();
      setState('idle');
    } catch {
      haptics('warning');
      setState('failed');
    }
  };
  return { state, verify };
}
