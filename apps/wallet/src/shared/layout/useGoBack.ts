import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePaths } from '../../world/paths.ts';

/** Goes one screen back, or, for who came here directly, to `fallback`. */
export function useGoBack(fallback = homePaths.home()): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [fallback, key, navigate]);
}
