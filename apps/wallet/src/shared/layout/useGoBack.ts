import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homePaths } from '../../world/paths.ts';

/** Goes back one screen, or to `fallback` if the person opened this screen directly. */
export function useGoBack(fallback = homePaths.home()): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [fallback, key, navigate]);
}
