import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Goes one screen back, or, for who came here directly, to `fallback`. */
export function useGoBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [fallback, key, navigate]);
}
