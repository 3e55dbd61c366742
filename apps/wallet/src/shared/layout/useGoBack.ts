import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePaths } from '../../world/paths.ts';
import { steps } from '../../world/steps.ts';

/**
 * What the arrow of a screen does: goes back one step, from the first step to the screen before, or to `fallback` if the
 * person opened this screen directly.
 */
export function useGoBack(fallback = homePaths.home()): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    const step = steps.get().at(-1);
    if (step) step.dismiss();
    else if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [fallback, key, navigate]);
}
